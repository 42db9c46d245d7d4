/** Microsoft's endpoint for everybody tells one issuer with a hole where the tenant's number belongs. */
const HOLE = '{tenantid}';

interface CheckedToken {
  issuer?: string | string[] | undefined;
  verifyClaims?: ((claims: Record<string, unknown>) => boolean) | undefined;
}

export interface TenantProvider {
  issuer?: string | undefined;
  idToken?: object | undefined;
}

/**
 * A token of the endpoint for everybody must be issued by the tenant that it names: the fixed issuer is replaced by
 * this rule. Any other issuer stays as it is, and is compared letter by letter.
 */
export function bindIssuerToTenant(provider: TenantProvider): void {
  const template = provider.issuer;
  if (template === undefined || !template.includes(HOLE)) return;
  const rule: CheckedToken = {
    issuer: undefined,
    verifyClaims: ({ iss, tid }) => typeof tid === 'string' && tid !== '' && iss === template.replace(HOLE, tid),
  };
  provider.issuer = undefined;
  provider.idToken = { ...provider.idToken, ...rule };
}
