// The import rules of the tree, one line each (ARCHITECTURE.md draws them). They are written for the whole tree,
// so a folder that appears later is bound from its first file.
const onlyFrom = (name, what, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { pathNot: allowed },
  to: { path: what },
});
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const npm = (...names) => names.map((name) => `(^|node_modules/)${name}(/|$)`);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }, 'A cycle has no bottom to read from.'),
    never(
      'resolvable',
      {},
      // The site's fonts are cut by its build, and lie in the cache only then.
      { couldNotResolve: true, pathNot: '^#fonts/' },
      'An import that leads nowhere hides the rest of its rules.',
    ),
    never(
      'declared',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'Name what you use in your package.json.',
    ),
    never(
      'no-test-code-in-the-product',
      { path: '^(packages|apps)/[^/]+/(src|content)/', pathNot: '[.]test[.]tsx?$|[.]fake[.]ts$|/test-helpers/' },
      { path: '[.]test[.]tsx?$' },
      'Tests import the product, never the other way round.',
    ),
    never(
      'product-needs-no-dev-dependency',
      {
        path: '^(packages|apps)/[^/]+/(src|content)/',
        // The table of routes is read by the build, and not shipped.
        pathNot: '[.]test[.]tsx?$|[.]fake[.]ts$|/test-helpers/|^apps/web/src/routes[.]ts$',
      },
      { dependencyTypes: ['npm-dev'] },
      'What ships may not lean on what is only there to test it.',
    ),
    never('domain-imports-no-sibling', { path: '^packages/domain/' }, { path: '^packages/(?!domain/)' }, 'The bottom.'),
    never(
      'engines-import-only-domain',
      { path: '^packages/(light|sound|session|helios|contract)/' },
      { path: '^packages/(?!domain/|$1/)' },
      'Light, sound, session, helios and contract meet only in an app.',
    ),
    never(
      'ui-imports-domain-and-session',
      { path: '^packages/ui/' },
      { path: '^packages/(?!ui/|domain/|session/)' },
      'Components draw and ask; engines arrive as props.',
    ),
    never(
      'packages-know-no-app',
      { path: '^packages/', pathNot: '^packages/[^/]+/measure/' },
      { path: '^(apps|deploy|e2e|tools)/' },
      'Nothing in packages/ knows who runs it. A measure is run by hand, and shares the tools that print its table.',
    ),
    never(
      'server-imports-domain-contract-helios',
      { path: '^apps/server/' },
      { path: '^packages/(?!domain/|contract/|helios/)' },
      'The server draws nothing and sounds nothing.',
    ),
    never('apps-import-no-app', { path: '^apps/([^/]+)/' }, { path: '^apps/(?!$1/)' }, 'Apps are composition roots.'),
    never(
      'deploy-starts-what-it-deploys',
      { path: '^deploy/' },
      { path: '^(apps|e2e|packages/(?!domain/))' },
      'Deployment runs the product as processes, and imports none of it.',
    ),
    never(
      'product-knows-no-deployment',
      { path: '^(packages|apps)/[^/]+/(src|content)/', pathNot: '[.]test[.]tsx?$|/test-helpers/' },
      { path: '^deploy/' },
      'What ships does not know where it runs.',
    ),
    never('e2e-is-a-black-box', { path: '^e2e/' }, { path: '^(apps|packages)/' }, 'Journeys see what a person sees.'),
    never(
      'one-door-per-package',
      { path: '^(?:packages|apps|deploy|e2e|tools)/([^/]+)/' },
      { path: '^packages/(?!ui/)([^/]+)/(?!src/index[.]ts$)', pathNot: '^packages/$1/' },
      'Import a package by its name; what its door does not show is its own affair.',
    ),
    never(
      'content-has-no-behaviour',
      { path: '^apps/web/content/' },
      { path: '^(apps|packages)/', pathNot: '^apps/web/content/|^packages/domain/src/index[.]ts$' },
      'Words take constants from the domain and nothing else.',
    ),
    onlyFrom('tauri-only-in-host', npm('@tauri-apps'), '^apps/desktop/src/host/', 'One door to the desktop shell.'),
    onlyFrom(
      'pg-only-in-stores',
      npm('pg'),
      '^apps/server/src/database/|^apps/server/(test-helpers|measure)/',
      'Stores ask through the one database module.',
    ),
    onlyFrom(
      'vendors-only-in-vendors',
      npm('stripe', 'ai', '@ai-sdk', 'nodemailer'),
      '^apps/server/src/vendors/|^apps/server/test-helpers/',
      'Other companies are reached through one folder.',
    ),
    onlyFrom(
      'react-only-in-ui-and-apps',
      npm('react', 'react-dom', '@base-ui'),
      '^packages/ui/|^apps/(web|desktop|workbench)/',
      'No React below ui.',
    ),
    never(
      'overlay-has-no-react',
      { path: '^apps/desktop/src/overlay/' },
      { path: [...npm('react', 'react-dom'), '^packages/ui/'] },
      'The overlay draws frames and nothing else.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/|(^|/)[.](cache|tools)/|/src-tauri/target/|/[.]react-router/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
