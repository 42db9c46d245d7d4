import { until } from './app.ts';
import type { WebDriver } from './web-driver.ts';

/** What a person finds in the window by what it is and what it is called, wherever it stands. */
type Role = 'button' | 'switch' | 'slider' | 'radio';

const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button, [role=button]',
  switch: '[role=switch]',
  slider: '[role=slider], input[type=range]',
  radio: 'input[type=radio], [role=radio]',
};

/** An expression for the first one with that name. */
function found(role: Role, name: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(SELECTORS[role])})].find((one) => {
    const shown = one.cloneNode(true);
    // A key that does the same is drawn beside the name.
    for (const hint of shown.querySelectorAll('kbd, [aria-hidden=true]')) hint.remove();
    const labelled = one.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent);
    const name = one.getAttribute('aria-label') ?? labelled?.join(' ') ?? one.labels?.[0]?.textContent ?? shown.textContent;
    return name.trim() === ${JSON.stringify(name)};
  })`;
}

export async function click(driver: WebDriver, role: Role, name: string): Promise<void> {
  await until(`the ${role} ${name}`, async () => {
    return (await driver.run(`const it = ${found(role, name)}; it?.click(); return it !== undefined;`)) === true;
  });
}

/** Presses a key on a control that has the focus. */
export async function pressOn(driver: WebDriver, role: Role, name: string, key: string): Promise<void> {
  await until(`the ${role} ${name}`, async () => {
    return (await driver.run(`const it = ${found(role, name)}; it?.focus(); return it !== undefined;`)) === true;
  });
  await driver.press(key);
}

export const attributeOf = (driver: WebDriver, role: Role, name: string, attribute: string): Promise<unknown> =>
  driver.run(`return ${found(role, name)}?.getAttribute(${JSON.stringify(attribute)}) ?? null;`);

/** The four questions before the first light, all answered with no. */
export async function answerNoAndGoOn(driver: WebDriver): Promise<void> {
  await until('the questions', async () => {
    const groups = await driver.run(`
      const groups = [...document.querySelectorAll('[role=dialog] [role=radiogroup]')];
      for (const group of groups) [...group.querySelectorAll('input')].at(-1).click();
      return groups.length;`);
    return groups === 4;
  });
  await click(driver, 'button', 'Go on');
}

/** Opens whatever is folded in the window. */
export async function unfoldAll(driver: WebDriver): Promise<void> {
  await driver.run(`for (const part of document.querySelectorAll('main button[aria-expanded=false]')) part.click();`);
}

/** One of the views, by its name in the window's bar. */
export async function goTo(driver: WebDriver, view: string): Promise<void> {
  await click(driver, 'button', view);
}

export async function windowSays(driver: WebDriver, text: string): Promise<void> {
  await until(`“${text}” in the window`, async () =>
    String(await driver.run('return document.body.innerText')).includes(text),
  );
}

/** Types a question to Helios and sends it. */
export async function askHelios(driver: WebDriver, question: string): Promise<void> {
  await goTo(driver, 'Ask Helios');
  await until('the field for a question', async () => {
    const typed = await driver.run(`
      const field = document.querySelector('.v-chat-ask input:not(:disabled)');
      field?.focus();
      return field !== null && document.execCommand('insertText', false, ${JSON.stringify(question)});`);
    return typed === true;
  });
  await click(driver, 'button', 'Send');
}
