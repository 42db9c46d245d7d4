/** Whom a found weakness is told. The security page and `/.well-known/security.txt` must name the same. */
export function securityEmailFrom(configured: string | undefined): string {
  return configured === undefined || configured === '' ? 'security@vayl.example' : configured;
}
