import { accountRules } from './account-rules.testing.ts';
import { cartRules } from './cart-rules.testing.ts';
import { listRules } from './list-rules.testing.ts';
import { loyaltyRules } from './loyalty-rules.testing.ts';
import { publicRules } from './public-rules.testing.ts';
import { machine, type Rule } from './rule.testing.ts';
import { walletRules } from './wallet-rules.testing.ts';

/** One line per endpoint; an endpoint without a line fails the test. */
export const rules: Record<string, Rule> = {
	...publicRules,
	...cartRules,
	...accountRules,
	...loyaltyRules,
	...listRules,
	...walletRules,
	'POST /internal/content': machine,
	'POST /internal/content/choices': machine,
	'POST /internal/content/check': machine,
	'POST /api/payment-events/{provider}': machine,
	'POST /api/payment-events/{provider}/{tenantId}': machine,
	'POST /internal/feeds/{tenantId}': machine,
	'POST /internal/orders/{orderNumber}/picked': machine,
	'POST /internal/orders/{orderNumber}/status': machine,
	'POST /internal/orders/{orderNumber}/returned': machine,
	'POST /internal/gift-cards': machine,
	'POST /internal/gift-cards/transactions': machine,
};
