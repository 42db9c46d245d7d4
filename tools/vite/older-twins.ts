import { type AtRule, atRule, type ChildNode, type Declaration, type Plugin, type Rule } from 'postcss';

/** How much wider the control window is than what stands in it. */
const AROUND_CONTAINER_PX = 44;
const FROM_HUE = /oklch\(from hsl\((var\([\w-]+\)) 90% 55%\) [^()]*\)/;

/**
 * For a build that must look right in a Safari without container queries, `:focus-visible`, `:has`, colours made from
 * others and words that break anywhere: what needs one gets a twin that only such a browser reads. The window's width
 * stands for the container's, focus shows whoever gave it, and a mark has its hue but not quite its shade. Everybody
 * else sees what they saw.
 */
export function olderTwins(): Plugin {
  return {
    postcssPlugin: 'older-twins',
    OnceExit: (root) => {
      root.walkAtRules('container', addMediaTwin);
      root.walkRules(/:focus-visible/, addFocusTwin);
      root.walkRules(addHueTwin);
      root.walkRules(addBreakTwin);
    },
  };
}

function addMediaTwin(rule: AtRule): void {
  const params = rule.params.replaceAll(/([\d.]+)px/g, (_, px: string) => `${Number(px) + AROUND_CONTAINER_PX}px`);
  addTwin(rule, '(container-type: inline-size)', atRule({ name: 'media', params, nodes: rule.clone().nodes ?? [] }));
}

function addFocusTwin(rule: Rule): void {
  const selectors = rule.selectors.map((selector) =>
    selector.replaceAll(/:has\([^()]*:focus-visible\)/g, ':focus-within').replaceAll(':focus-visible', ':focus'),
  );
  addTwin(rule, 'selector(:focus-visible)', rule.clone({ selectors }));
}

function addHueTwin(rule: Rule): void {
  // About as light and as colourful as the marks are.
  addTwinWith(rule, '(color: oklch(from red l c h))', ({ value }) =>
    FROM_HUE.test(value) ? { value: value.replace(FROM_HUE, 'hsl($1 42% 61%)') } : undefined,
  );
}

function addBreakTwin(rule: Rule): void {
  addTwinWith(rule, '(overflow-wrap: anywhere)', ({ prop, value }) =>
    prop === 'overflow-wrap' && value === 'anywhere' ? { prop: 'word-break', value: 'break-word' } : undefined,
  );
}

type Replacement = { readonly prop?: string; readonly value: string } | undefined;

/** The whole rule again, so that whoever checks the twin has checked all of it. */
function addTwinWith(rule: Rule, lacked: string, replacementOf: (declaration: Declaration) => Replacement): void {
  const twin = rule.clone();
  let isOther = false;
  for (const node of twin.nodes) {
    const replacement = node.type === 'decl' ? replacementOf(node) : undefined;
    if (replacement === undefined) continue;
    isOther = true;
    Object.assign(node, replacement);
  }
  if (isOther) addTwin(rule, lacked, twin);
}

function addTwin(rule: ChildNode, lacked: string, twin: ChildNode): void {
  rule.after(atRule({ name: 'supports', params: `not ${lacked}`, nodes: [twin] }));
}
