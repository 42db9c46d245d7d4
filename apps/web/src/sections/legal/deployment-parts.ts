/**
 * What only a deployment can say of itself: which services of others it loads, and so which cookies it sets.
 *
 * @internal
 */
export const DEPLOYMENT_PARTS = ['services', 'cookies', 'banner'] as const;

export type DeploymentPart = (typeof DEPLOYMENT_PARTS)[number];
