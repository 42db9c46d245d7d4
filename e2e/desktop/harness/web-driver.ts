/** The start of an app is the longest that is asked of it. */
const MOST_ANSWER_MS = 45_000;

/** The little of the WebDriver protocol that these journeys speak. */
export class WebDriver {
  readonly #address: string;
  #session = '';

  constructor(address: string) {
    this.#address = address;
  }

  async open(binary: string): Promise<void> {
    const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: [] } };
    const made = await this.#send('POST', '/session', { capabilities: { alwaysMatch } });
    this.#session = `/session/${String(fieldOf(made, 'sessionId'))}`;
  }

  async windows(): Promise<readonly string[]> {
    const handles = await this.#send('GET', `${this.#session}/window/handles`);
    return Array.isArray(handles) ? handles.map(String) : [];
  }

  async switchTo(handle: string): Promise<void> {
    await this.#send('POST', `${this.#session}/window`, { handle });
  }

  async title(): Promise<string> {
    return String(await this.#send('GET', `${this.#session}/title`));
  }

  async run(script: string): Promise<unknown> {
    return this.#send('POST', `${this.#session}/execute/sync`, { script, args: [] });
  }

  /** One key, down and up, to whatever has the focus. */
  async press(key: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    const body = { actions: [{ type: 'key', id: 'keys', actions }] };
    await this.#send('POST', `${this.#session}/actions`, body);
  }

  async #send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(this.#address + path, {
      method,
      signal: AbortSignal.timeout(MOST_ANSWER_MS),
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const value = fieldOf(await answer.json(), 'value');
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
