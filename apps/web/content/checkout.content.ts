import { POLICY, PRODUCT_NAME } from '@vayl/domain';

export const CHECKOUT_SUCCESS = {
  title: "You're All Set!",
  lead: `Your subscription is active. ${PRODUCT_NAME} knows it as soon as you sign in there.`,
  benefitsTitle: 'Premium, from now on',
  benefits: [
    { title: 'No daily limit', text: 'Light and sound for as long as you work.' },
    { title: 'Helios, all day', text: 'Tell it the task as often as the task changes.' },
    { title: 'Mac and Windows', text: 'One subscription, wherever you sign in.' },
    {
      title: `${POLICY.refundDays} days to change your mind`,
      text: 'Money back from your account page, without a reason. Cancel whenever you like after that.',
    },
  ],
  home: 'Go to Homepage Now',
  stay: 'Stay on this page',
  staying: 'You stay here.',
} as const;
