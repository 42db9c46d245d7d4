import { SLIDERS } from '@vayl/domain';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion } from './accordion.tsx';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Dialog } from './dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Rocker } from './rocker.tsx';
import { Segments } from './segments.tsx';
import { Select } from './select.tsx';
import { Slider } from './slider.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { ToastRoom } from './toast.tsx';
import { Tooltip } from './tooltip.tsx';

const ignore = () => undefined;
const OPTIONS = [
  { value: 'a', text: 'First' },
  { value: 'b', text: 'Second' },
] as const;

it('renders on a server, complete with the words of what is closed', () => {
  const html = renderToString(
    <ToastRoom>
      <Tooltip text="More about it">
        <Button>Send</Button>
      </Tooltip>
      <PasswordField label="Password" value="" onChange={ignore} autoComplete="new-password" />
      <Checkbox label="I agree" isChecked onChange={ignore} />
      <RadioGroup legend="Question" options={OPTIONS} value={undefined} onChange={ignore} />
      <Segments name="Segments" options={OPTIONS} value="a" onChange={ignore} />
      <Select label="Select" options={OPTIONS} value="b" onChange={ignore} />
      <Rocker name="Session" isOn={false} onChange={ignore} />
      <Slider name="Pitch" scale={SLIDERS.isochronicPitch} value={136.1} text="136.1 Hz" onChange={ignore} />
      <Tabs name="Tabs" tabs={[{ ...OPTIONS[0], panel: 'The first panel' }]} value="a" onChange={ignore} />
      <Accordion parts={[{ id: 'q', title: 'Is it free?', content: 'Fifteen minutes a day.' }]} headingLevel={2} />
      <Table caption="A table">{null}</Table>
      <Dialog isOpen={false} onClose={ignore} title="A dialog">
        Closed
      </Dialog>
    </ToastRoom>,
  );
  for (const words of ['More about it', 'Second', '136.1 Hz', 'The first panel', 'Fifteen minutes a day.', 'A table']) {
    expect(html).toContain(words);
  }
  expect(html).toContain('aria-valuenow="136.1"');
  expect(html).toContain('<h2');
});
