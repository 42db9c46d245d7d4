interface KeyShape {
  readonly name: string;
  readonly pattern: RegExp;
}

/**
 * How keys look that must never be shipped (RD-05). Bytes that only look a little like one, such as the name of a font
 * for Slovak, have neither the length nor the mixture.
 */
const KEY_SHAPES: readonly KeyShape[] = [
  { name: 'a key in the manner of OpenAI', pattern: /\bsk-(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{20,}/ },
  { name: 'a key in the manner of DeepSeek', pattern: /\bsk-[0-9a-f]{32}\b/ },
  { name: 'a key in the manner of Anthropic or OpenRouter', pattern: /\bsk-(?:ant|or)-[\w-]{20,}/ },
  { name: 'a key of Google', pattern: /\bAIza[\w-]{35}/ },
  { name: 'a key of Groq', pattern: /\bgsk_[A-Za-z0-9]{40,}/ },
  { name: 'a key of xAI', pattern: /\bxai-[A-Za-z0-9]{40,}/ },
  { name: 'a key of Perplexity', pattern: /\bpplx-[A-Za-z0-9]{40,}/ },
  { name: 'a key of Hugging Face', pattern: /\bhf_[A-Za-z0-9]{30,}/ },
  { name: 'a key of Replicate', pattern: /\br8_[A-Za-z0-9]{30,}/ },
  { name: 'a key of Amazon', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { name: 'a secret of Stripe', pattern: /\b(?:[sr]k_(?:live|test)|whsec)_[A-Za-z0-9]{16,}/ },
  { name: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/ },
  {
    name: "an AI provider's own address",
    pattern: /\bapi\.(?:openai|anthropic|mistral|deepseek|groq|x|perplexity|together)\.(?:com|ai|xyz)\b/,
  },
];

/** What was found, named without being told: whoever reads a log must not get the key from it. */
export interface FoundKey {
  readonly name: string;
  readonly beginning: string;
}

const SHOWN_CHARACTERS = 6;

/** `secrets` are the values that this very machine builds with: they must not be in there, whatever they look like. */
export function keysIn(text: string, secrets: Readonly<Record<string, string>> = {}): FoundKey[] {
  const byShape = KEY_SHAPES.flatMap(({ name, pattern }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ name, beginning: `${found.slice(0, SHOWN_CHARACTERS)}…` }];
  });
  const byValue = Object.entries(secrets).flatMap(([variable, value]) =>
    text.includes(value) ? [{ name: `the value of ${variable}`, beginning: '…' }] : [],
  );
  return [...byShape, ...byValue];
}
