import { BLOCK_COUNTS, type BlockCount } from '@vayl/domain';
import { FLICKER_REFUSAL_TEXT, type Session } from '@vayl/session';
import { Button } from '@vayl/ui/primitives/button';
import { Notice } from '@vayl/ui/primitives/notice';
import { RadioGroup } from '@vayl/ui/primitives/radio-group';
import { Segments } from '@vayl/ui/primitives/segments';
import { Select } from '@vayl/ui/primitives/select';
import { Text } from '@vayl/ui/primitives/text';
import { useSession } from '@vayl/ui/session/use-session';
import { type ReactNode, useState } from 'react';
import { allPresets } from '../../named-preset.ts';
import { comparedBy } from '../block-refusal.ts';
import type { SelfTest } from '../self-test.ts';
import { CHOOSE } from '../self-test-words.ts';
import { settingsWith } from '../tested-settings.ts';

interface ChooseTestProps {
  readonly session: Session;
  readonly test: Pick<SelfTest, 'begin'>;
}

const CURRENT = 'current';
const MINUTES = ['5', '10', '20'] as const;

/** What is compared, how often and for how long: all that can be chosen, and only now. */
export function ChooseTest({ session, test }: ChooseTestProps): ReactNode {
  const snapshot = useSession(session);
  const presets = allPresets(snapshot);
  const [chosen, setChosen] = useState(CURRENT);
  const [blocks, setBlocks] = useState<`${BlockCount}`>('20');
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>('10');
  const preset = presets.find((_, index) => `${index}` === chosen);
  const compared = comparedBy({ ...snapshot, settings: settingsWith(snapshot.settings, preset) });
  const canBegin = (compared.comparesLight || compared.comparesSound) && !snapshot.isScreeningDue;
  const begin = () =>
    test.begin({
      preset,
      settingName: preset?.name ?? CHOOSE.current,
      blockCount: BLOCK_COUNTS.find((count) => `${count}` === blocks) ?? BLOCK_COUNTS[1],
      blockMinutes: Number(minutes),
    });
  return (
    <>
      <Text>{CHOOSE.lead}</Text>
      <ol className="self-test-steps">
        {CHOOSE.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="self-test-choices">
        <Select
          label={CHOOSE.setting}
          options={[
            { value: CURRENT, text: CHOOSE.current },
            ...presets.map(({ name }, index) => ({ value: `${index}`, text: name })),
          ]}
          value={chosen}
          onChange={setChosen}
        />
        <RadioGroup
          legend={CHOOSE.blocks}
          hint={CHOOSE.blocksHint}
          options={BLOCK_COUNTS.map((count) => ({
            value: `${count}` as const,
            text: `${count} ${CHOOSE.finds[count]}`,
          }))}
          value={blocks}
          onChange={setBlocks}
        />
        <div>
          <p className="self-test-label">{CHOOSE.minutes}</p>
          <Segments
            name={CHOOSE.minutes}
            options={MINUTES.map((value) => ({ value, text: value }))}
            value={minutes}
            onChange={setMinutes}
          />
        </div>
      </div>
      <WhatIsCompared compared={compared} flicker={snapshot.flicker} />
      <div className="self-test-acts">
        <Button isDisabled={!canBegin} keepsFocus onClick={begin}>
          {CHOOSE.begin}
        </Button>
      </div>
      <Text look="caption">{CHOOSE.not}</Text>
    </>
  );
}

interface WhatIsComparedProps {
  readonly compared: ReturnType<typeof comparedBy>;
  readonly flicker: ReturnType<Session['getSnapshot']>['flicker'];
}

/** Where the test is less than a whole one, why. */
function WhatIsCompared({ compared, flicker }: WhatIsComparedProps): ReactNode {
  const { comparesLight, comparesSound } = compared;
  if (comparesLight && comparesSound) return null;
  const refusal = flicker.is === 'refused' ? FLICKER_REFUSAL_TEXT[flicker.reason] : undefined;
  const soundOrNothing = comparesSound ? CHOOSE.soundOnly : CHOOSE.nothing;
  return (
    <Notice tone="caution" title={comparesLight ? CHOOSE.lightOnly : soundOrNothing} isSpoken={false}>
      {refusal}
    </Notice>
  );
}
