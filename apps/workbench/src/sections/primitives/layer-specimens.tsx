import { AMBIENT_TRACKS, type AmbientTrack, DEFAULT_AMBIENT_TRACK } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Dialog } from '@vayl/ui/primitives/dialog';
import { Select } from '@vayl/ui/primitives/select';
import { Text } from '@vayl/ui/primitives/text';
import { ToastRoom, useToasts } from '@vayl/ui/primitives/toast';
import { Tooltip } from '@vayl/ui/primitives/tooltip';
import { type ReactNode, useState } from 'react';
import { Specimen, type SpecimensProps } from './specimen.tsx';

const TRACKS = AMBIENT_TRACKS.map((value) => ({ value, text: value }));

export function LayerSpecimens({ surface }: SpecimensProps): ReactNode {
  const [track, setTrack] = useState<AmbientTrack>(DEFAULT_AMBIENT_TRACK);
  const [isOpen, setOpen] = useState(false);
  return (
    <ToastRoom surface={surface}>
      <Specimen name="Select, without a choice, disabled">
        <Select label="Nature Track" options={TRACKS} value={track} onChange={setTrack} />
        <Select label="Another" options={TRACKS} value={undefined} placeholder="Choose a track" onChange={setTrack} />
        <Select label="Not now" options={TRACKS} value={track} onChange={setTrack} isDisabled />
      </Specimen>
      <Specimen name="Dialog, tooltip, toasts" isLine>
        <Button look="line" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Tooltip text="Copies the address of this page, so that it can be sent to somebody">
          <Button look="line">Copy link</Button>
        </Tooltip>
        <Speak />
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Modification of brain oscillations via rhythmic light stimulation provides evidence for entrainment"
          surface={surface}
          actions={<Button onClick={() => setOpen(false)}>View Full Text</Button>}
        >
          <Text look="small">Notbohm, Kurths, Herrmann. Frontiers in Human Neuroscience 10, 2016.</Text>
        </Dialog>
      </Specimen>
    </ToastRoom>
  );
}

function Speak(): ReactNode {
  const { say } = useToasts();
  return (
    <>
      <Button look="quiet" onClick={() => say({ title: 'Link copied' })}>
        A toast
      </Button>
      <Button
        look="quiet"
        onClick={() => say({ tone: 'stop', title: 'Error', text: 'The address could not be saved. Please try again.' })}
      >
        A toast that failed
      </Button>
    </>
  );
}
