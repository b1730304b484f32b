import type { ServiceCalls } from '@suite/kernel/service/service';
import { getPaymentAttention } from './contract/attention';
import * as billing from './contract/billing';
import * as publicCalls from './contract/public';
import * as settings from './contract/settings';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  payments: {
    endpoints: {
      getPaymentAttention,
      getPayments: billing.getPayments,
      getBilling: billing.getBilling,
      pauseBilling: billing.pauseBilling,
      resumeBilling: billing.resumeBilling,
      previewEnd: billing.previewEnd,
      endBilling: billing.endBilling,
      completeLine: billing.completeLine,
      markReceived: billing.markReceived,
      undoReceived: billing.undoReceived,
      cancelPayment: billing.cancelPayment,
      retryPayment: billing.retryPayment,
      refundPayment: billing.refundPayment,
      getPaymentSettings: settings.getPaymentSettings,
      putBankDetails: settings.putBankDetails,
      connectStripe: settings.connectStripe,
      disconnectStripe: settings.disconnectStripe,
      getPublicBilling: publicCalls.getPublicBilling,
      openCheckout: publicCalls.openCheckout,
      returnFromCheckout: publicCalls.returnFromCheckout,
      takeStripeEvent: publicCalls.takeStripeEvent,
    },
    summaries: {
      getPaymentAttention: 'Payments of the firm that failed, and those that are late',
      getPayments: 'A page of the payments of the firm, how many there are of each kind, and cards that expire soon',
      getBilling: 'What an accepted proposal is charged when, and what came of it',
      pauseBilling: 'Hold all further charges of a proposal back',
      resumeBilling: 'Go on charging a proposal',
      previewEnd: 'What an end of the billing after a day would do',
      endBilling: 'End the billing of a proposal after a day',
      completeLine: 'Charge work that was completed',
      markReceived: 'Note that the firm has the money',
      undoReceived: 'Take that note back',
      cancelPayment: 'Waive a payment',
      retryPayment: 'Charge the saved method now',
      refundPayment: 'Give money back',
      getPaymentSettings: 'With what the firm collects payments',
      putBankDetails: 'Set what clients need for a transfer',
      connectStripe: 'Connect a Stripe account, or give it other keys',
      disconnectStripe: 'Collect by transfer again',
      getPublicBilling: 'What the holder of a link has to pay, and how',
      openCheckout: 'Open the page of the provider, to pay or to leave a method',
      returnFromCheckout: 'Ask the provider what became of its page',
      takeStripeEvent: 'Take a signed event of Stripe',
    },
  },
} as const satisfies ServiceCalls;
