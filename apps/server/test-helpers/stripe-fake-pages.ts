import { Hono } from 'hono';
import type { StripeFakeLedger } from './stripe-fake-ledger.ts';

/** What a person sees of the payment service in development: plain pages, where every link does what it says. */
export function stripeFakePages(ledger: StripeFakeLedger, isDelivered: () => Promise<void>): Hono {
  const pages = new Hono();
  pages.get('/pay/:id', (web) => {
    const checkout = ledger.checkouts.get(web.req.param('id'));
    if (checkout?.status !== 'open') return web.html(page('This payment page is closed', []), 404);
    const { price, trialDays, id, cancelUrl } = checkout;
    const trial = trialDays > 0 ? `, after ${trialDays} days free` : '';
    return web.html(
      page(`Pay $${price.cents / 100} a ${price.interval}${trial}`, [
        { label: 'Pay', url: `/pay/${id}/done` },
        { label: 'Go back', url: cancelUrl },
      ]),
    );
  });
  pages.get('/pay/:id/done', async (web) => {
    const checkout = ledger.checkouts.get(web.req.param('id'));
    if (checkout?.status !== 'open') return web.html(page('This payment page is closed', []), 404);
    ledger.payCheckout(checkout);
    await isDelivered();
    return web.redirect(checkout.successUrl);
  });
  pages.get('/portal/:id', (web) => {
    const returnUrl = web.req.query('return_url') ?? '/';
    return web.html(
      page('Your subscription', [
        {
          label: 'Cancel it',
          url: `/portal/${web.req.param('id')}/cancel?${new URLSearchParams({ return_url: returnUrl })}`,
        },
        { label: 'Let a week pass', url: '/clock?days=7' },
        { label: 'Go back', url: returnUrl },
      ]),
    );
  });
  pages.get('/portal/:id/cancel', async (web) => {
    for (const subscription of ledger.subscriptions.values()) {
      const isTheirs = subscription.customerId === web.req.param('id') && subscription.status !== 'canceled';
      if (isTheirs) ledger.cancelAtPeriodEnd(subscription, true);
    }
    await isDelivered();
    return web.redirect(web.req.query('return_url') ?? '/');
  });
  pages.get('/clock', async (web) => {
    const days = Number(web.req.query('days') ?? '0');
    ledger.advance(Number.isFinite(days) && days > 0 ? days : 0);
    await isDelivered();
    return web.html(page(`Here it is ${new Date(ledger.nowSeconds() * 1000).toISOString()}`, []));
  });
  return pages;
}

function page(title: string, links: readonly { readonly label: string; readonly url: string }[]): string {
  const items = links.map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`).join('');
  return `<!doctype html><html lang="en"><title>Fake payments</title><h1>${escapeHtml(title)}</h1>${items}</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
