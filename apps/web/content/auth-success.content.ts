import { PRODUCT_NAME } from '@vayl/domain';

export const AUTH_SUCCESS = {
  title: 'Authentication Successful!',
  text: `You can now close this window and return to ${PRODUCT_NAME}`,
  // Shown whatever the provider was, and static: both as the specification has them (RD-72).
  google: 'Google authentication successful',
  processing: 'Processing your login...',
  close: 'Close Window',
  stays: `Your browser keeps this window open. Close it yourself and return to ${PRODUCT_NAME}.`,
} as const;
