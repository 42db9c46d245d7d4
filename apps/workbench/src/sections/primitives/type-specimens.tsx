import { Heading } from '@vayl/ui/primitives/heading';
import { Logo } from '@vayl/ui/primitives/logo';
import { Mark } from '@vayl/ui/primitives/mark';
import { Quantity } from '@vayl/ui/primitives/quantity';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { Specimen } from './specimen.tsx';

export function TypeSpecimens(): ReactNode {
  return (
    <>
      <Specimen name="Logo and mark, on and off" isLine>
        <Logo />
        <Logo size="small" />
        <Mark />
        <Mark isOn={false} />
      </Specimen>
      <Specimen name="Headings">
        <Heading level={2} size="page">
          An instrument <em>for attention.</em>
        </Heading>
        <Heading level={3} size="section">
          Beside what you already use
        </Heading>
        <Heading level={3}>What we ask</Heading>
        <Heading level={4}>Safety note</Heading>
      </Specimen>
      <Specimen name="Lead, body, read, said, small, caption">
        <Text look="lead">Every setting sits on one ruler, from a slow breath to gamma.</Text>
        <Text>
          You should notice it within 30 to 60 seconds, and then <a href="#primitives">mostly forget it is there</a>.
        </Text>
        <Text look="read">
          Put two electrodes on a scalp and the trace between them is never flat. It rises and falls, sometimes ten
          times a second, sometimes forty.
        </Text>
        <Text look="said">I need deep focus for coding</Text>
        <Text look="small">The second is our own statement. It has not been tested in a controlled trial.</Text>
        <Text look="caption">Standard $10, enterprise custom</Text>
      </Specimen>
      <Specimen name="Quantities" isLine>
        <Quantity value="6" unit="Hz" size="readout" />
        <Quantity value="4" unit="cycles/10s" size="readout" />
        <Quantity value="205" unit="°" />
        <Quantity value="23 min 15" unit="s" />
        <Quantity value="$62,652" size="display" />
      </Specimen>
    </>
  );
}
