import { PRODUCT_NAME } from '@vayl/domain';

export const DEVICE = {
  type: {
    title: 'Connect a device',
    lead: `${PRODUCT_NAME} shows a code of eight letters on the computer that you want to sign in. Type it here.`,
    leadSignedOut: `Sign in first. Then type the code that ${PRODUCT_NAME} shows on the other computer.`,
    label: 'Code',
    placeholder: 'BCDF-GHJK',
    submit: 'Continue',
    busy: 'Looking...',
  },
  decide: {
    title: 'Is this you?',
    lead: 'Go on only if the code stands on a screen in front of you. If somebody sent it to you, deny it.',
    facts: { device: 'Device', address: 'Network address', since: 'Asked at', account: 'Signs in as' },
    approve: 'Approve',
    approving: 'Approving...',
    deny: 'Deny',
    denying: 'Denying...',
  },
  approved: {
    title: 'Approved',
    lead: 'The app signs itself in within a few seconds. You can close this window.',
  },
  denied: {
    title: 'Denied',
    lead: 'That device was not signed in. You can close this window.',
  },
  another: 'Connect another device',
} as const;
