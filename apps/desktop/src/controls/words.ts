import { PRODUCT_STATEMENT } from '@vayl/domain';

export const CONTROL_WINDOW = {
  statement: PRODUCT_STATEMENT,
  welcome: 'Before the first light',
  lead: 'Vayl lays a soft light over your screen. Four questions decide whether it may flicker. The answers stay on this computer.',
  kept: 'Your answers are kept on this computer.',
  begin: 'Go on',
} as const;
