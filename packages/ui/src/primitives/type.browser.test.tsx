import { PRODUCT_NAME } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { Heading } from './heading.tsx';
import { Logo } from './logo.tsx';
import { Quantity } from './quantity.tsx';
import { Table } from './table.tsx';
import { Text } from './text.tsx';

const TEXT_LOOKS = ['lead', 'body', 'read', 'said', 'small', 'caption'] as const;

describe('type', () => {
  it('is accessible in every look', async () => {
    await render(
      <>
        <a href="#home">
          <Logo />
        </a>
        <Logo size="small" isOn={false} />
        <Heading level={1} size="landing">
          An instrument <em>for attention.</em>
        </Heading>
        <Heading level={2}>Beside what you already use</Heading>
        <Heading level={3}>For</Heading>
        <Heading level={4}>Safety note</Heading>
        {TEXT_LOOKS.map((look) => (
          <Text key={look} look={look}>
            Say what it does, then <a href="#unknown">what is not known</a>.
          </Text>
        ))}
        <Quantity value="6" unit="Hz" size="readout" />
      </>,
    );
    await expect.element(page.getByRole('link', { name: PRODUCT_NAME })).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('never parts a number from its unit', async () => {
    await render(
      <div style={{ width: '1ch' }}>
        <Quantity value="0.1" unit="Hz" />
        <Quantity value="45" unit="%" />
      </div>,
    );
    const [rate, share] = document.querySelectorAll('.v-quantity');
    expect(rate?.textContent).toBe('0.1\u00a0Hz');
    expect(share?.textContent).toBe('45%');
    expect(new Set([...(rate?.getClientRects() ?? [])].map(({ top }) => top)).size).toBe(1);
  });

  it('has loaded our own fonts', async () => {
    await render(<Heading level={1}>Vayl</Heading>);
    await Promise.all(
      ['Newsreader Variable', 'Hanken Grotesk Variable', 'Geist Mono Variable'].map((family) =>
        document.fonts.load(`16px "${family}"`),
      ),
    );
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    expect(new Set(loaded.map((family) => family.replaceAll('"', '')))).toEqual(
      new Set(['Newsreader Variable', 'Hanken Grotesk Variable', 'Geist Mono Variable']),
    );
  });
});

describe('a table', () => {
  const rows = (
    <>
      <thead>
        <tr>
          <td />
          <th scope="col" data-ours="">
            Vayl
          </th>
          <th scope="col">Coffee</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Acts on</th>
          <td data-ours="">Sight and hearing</td>
          <td>Chemistry</td>
        </tr>
      </tbody>
    </>
  );

  it('has a name, and no stop for the tab key where all of it is seen', async () => {
    const { getByRole } = await render(<Table caption="Beside what you already use">{rows}</Table>);
    await expect.element(getByRole('table', { name: 'Beside what you already use' })).toBeVisible();
    expect(document.querySelector('[role=region]')).toBeNull();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('scrolls in its own place by keys, while the names of its rows stay', async () => {
    const { getByRole } = await render(
      <div style={{ width: 300 }}>
        <Table caption="Comparison" minWidth="800px" isCaptionHidden>
          {rows}
        </Table>
      </div>,
    );
    const place = getByRole('region', { name: 'Comparison' });
    await expect.element(place).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await userEvent.tab();
    await expect.element(place).toHaveFocus();
    const name = getByRole('rowheader', { name: 'Acts on' }).element();
    const before = name.getBoundingClientRect().left;
    for (const _ of [1, 2, 3]) await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => place.element().scrollLeft).toBeGreaterThan(20);
    expect(name.getBoundingClientRect().left).toBe(before);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});
