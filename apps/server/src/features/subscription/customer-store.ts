import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

const CustomerRow = z
  .object({ customer_id: z.string(), checkout_id: z.string().nullable() })
  .transform(({ customer_id, checkout_id }) => ({ customerId: customer_id, checkoutId: checkout_id }));
export type Customer = z.output<typeof CustomerRow>;

export function findCustomer(queries: Queries, userId: string): Promise<Customer | undefined> {
  return queries.row(CustomerRow, 'SELECT customer_id, checkout_id FROM payment_customers WHERE user_id = $1', [
    userId,
  ]);
}

/** Keeps the first: two requests at once may both have made one. */
export async function addCustomer(queries: Queries, userId: string, customerId: string): Promise<boolean> {
  const added = await queries.run(
    'INSERT INTO payment_customers (user_id, customer_id) VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING',
    [userId, customerId],
  );
  return added === 1;
}

export async function removeCustomer(queries: Queries, userId: string): Promise<void> {
  await queries.run('DELETE FROM payment_customers WHERE user_id = $1', [userId]);
}

export interface HandedOut {
  readonly userId: string;
  readonly checkoutId: string;
  readonly previousCheckoutId: string | null;
}

/** Says no if another page was handed out since the previous one was read. */
export async function keepCheckout(queries: Queries, handedOut: HandedOut): Promise<boolean> {
  const { userId, checkoutId, previousCheckoutId } = handedOut;
  const kept = await queries.run(
    `UPDATE payment_customers SET checkout_id = $2
     WHERE user_id = $1 AND (checkout_id IS NOT DISTINCT FROM $3 OR checkout_id = $2)`,
    [userId, checkoutId, previousCheckoutId],
  );
  return kept === 1;
}

const UserRow = z.object({ user_id: z.string() });

export async function findUserOfCustomer(queries: Queries, customerId: string): Promise<string | undefined> {
  const row = await queries.row(UserRow, 'SELECT user_id FROM payment_customers WHERE customer_id = $1', [customerId]);
  return row?.user_id;
}
