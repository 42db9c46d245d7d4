import { startWorld, type World } from './world/world.ts';

export interface Worlds {
  /** The world that is there, if it has such disks, or else a new one. */
  current(diskMiB?: number): Promise<World>;
  end(): Promise<void>;
}

/** One world at a time: two clusters would starve each other. */
export function createWorlds(say: (text: string) => void): Worlds {
  let held: { readonly world: World; readonly diskMiB: number | undefined } | undefined;
  const end = async (): Promise<void> => {
    const ending = held;
    held = undefined;
    await ending?.world.stop();
  };
  return {
    end,
    current: async (diskMiB) => {
      if (held !== undefined && held.diskMiB !== diskMiB) await end();
      held ??= { diskMiB, world: await startWorld({ say, ...(diskMiB === undefined ? {} : { diskMiB }) }) };
      return held.world;
    },
  };
}
