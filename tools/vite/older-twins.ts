import { type AtRule, atRule, type ChildNode, type Plugin, type Rule } from 'postcss';

/** How much wider the control window is than what stands in it. */
const AROUND_CONTAINER_PX = 44;
const FROM_HUE = /oklch\(from hsl\((var\([\w-]+\)) 90% 55%\) [^()]*\)/g;

/**
 * For a build that must look right in a Safari without container queries, `:focus-visible`, `:has` and colours made
 * from others: each rule that needs one gets a twin that only such a browser reads. The window's width stands for the
 * container's, focus shows whoever gave it, and a mark has its hue but not quite its shade. Everybody else sees what
 * they saw.
 */
export function olderTwins(): Plugin {
  return {
    postcssPlugin: 'older-twins',
    OnceExit: (root) => {
      root.walkAtRules('container', addMediaTwin);
      root.walkRules(/:focus-visible/, addFocusTwin);
      root.walkRules((rule) => {
        if (rule.nodes.some((node) => node.type === 'decl' && isFromHue(node.value))) addHueTwin(rule);
      });
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
  const twin = rule.clone();
  twin.walkDecls((declaration) => {
    // About as light and as colourful as the marks are.
    declaration.value = declaration.value.replaceAll(FROM_HUE, 'hsl($1 42% 61%)');
  });
  addTwin(rule, '(color: oklch(from red l c h))', twin);
}

function isFromHue(value: string): boolean {
  return value.search(FROM_HUE) >= 0;
}

function addTwin(rule: ChildNode, lacked: string, twin: ChildNode): void {
  rule.after(atRule({ name: 'supports', params: `not ${lacked}`, nodes: [twin] }));
}
