import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeskRefund, LedgerEntry } from '@korb/contracts/admin/order-desk';
import { needKinds } from '@korb/contracts/admin/today';
import { Allergen, BaseUnit, ProductLabel } from '@korb/contracts/catalogue/catalogue-feed';
import { Recipe } from '@korb/contracts/catalogue/recipes';
import { SearchType } from '@korb/contracts/catalogue/search';
import { CommunicationSettings } from '@korb/contracts/customer/communication-endpoints';
import { contactGroups } from '@korb/contracts/forms/forms';
import { AddressCategory } from '@korb/contracts/fulfilment/address';
import { OrderFilter } from '@korb/contracts/order/customer-orders';
import { SubstitutionPreference } from '@korb/contracts/order/orders';
import { CookieGroup } from '@korb/contracts/platform/tenant';
import { GENERAL_PAYMENT_ERROR } from '@korb/contracts/platform/wire-names';
import { WalletEntry } from '@korb/contracts/wallet/wallet';
import { FACETS, PRODUCT_SORTS, SEARCH_SORTS } from '@korb/domain/catalogue/listing';
import { formRules } from '@korb/domain/customer/form-rule-names';
import { MY_PRODUCTS_SORTS } from '@korb/domain/customer/my-products';
import { salutations } from '@korb/domain/customer/salutation';
import { refundReasons } from '@korb/domain/order/line-refund';
import { orderStatuses } from '@korb/domain/order/order-states';
import { orderMethodKeys } from '@korb/domain/payment/payment-methods';
import { accountSections, isNamed } from '@korb/domain/routing/account-sections';
import { routeTable } from '@korb/domain/routing/route-table';
import { LIST_RIGHTS } from '@korb/domain/shopping-list/lists';
import { permissions, staffRoles } from '@korb/domain/staff/permissions';
import {
	type Bundle,
	checkBundles,
	checkUses,
	type Families,
	findUnused,
} from './message-rules.ts';

const root = join(import.meta.dirname, '../..');
const families: Families = {
	'account.address.hint.': ['atTheDoor', 'courtyard', 'noLift'],
	'account.address.line.': ['door', 'floor', 'stairCase'],
	'account.address.type.': AddressCategory.options,
	'account.address.unusable.': ['number', 'place'],
	'account.hello.': ['day', 'evening', 'morning'],
	'account.nav.': accountSections,
	'account.offers.': Object.keys(CommunicationSettings.shape),
	'account.order.': [
		...['CANCELLED', 'ON_ITS_WAY', 'PICKED', 'PICKING', 'WITHDRAWN'],
		...['changeable', 'collected', 'delivered'],
	],
	'account.orders.filter.': ['all', ...OrderFilter.options],
	'account.password.': ['common', 'wrong'],
	'account.proof.': ['failed', 'wrong'],
	'account.quick.': ['addresses', 'notifications', 'orders', 'security'],
	'account.score.': ['both', 'none', 'passkey', 'twoStep'],
	'account.slug.': accountSections.filter(isNamed),
	'account.title.': accountSections,
	'account.products.empty.': ['any', 'both', 'favorites', 'purchased'].flatMap((kind) => [
		`${kind}.text`,
		`${kind}.title`,
	]),
	'account.products.sort.': MY_PRODUCTS_SORTS,
	'account.products.source.': ['any', 'both', 'favorites', 'purchased'],
	'cart.code.': ['223', '227', '228', '229', 'empty', 'failed', 'tooOften', 'unknown'],
	'cart.problem.': [
		...['004', '006', '007', '022', '023', '029', '031', '131', '132', '140', '141'],
		...['260', '261', '264', 'general'],
	],
	'cart.refused.': [
		'abortedselection',
		'addproductaborted',
		'failed',
		'finalized',
		'maxquantityreached',
		'missing',
		'offline',
	],
	'checkout.error.': ['method', 'phone'],
	'checkout.missing.': ['call', 'none', 'replace'],
	'checkout.refused.': [
		...['emptyCart', 'failed', 'loginRequired', 'notAccepted', 'providerDown'],
		...['maxOrderValue', 'maxOrderWeight', 'minOrderValue'],
		...['addOnClosed', 'addOnElsewhere', 'addOnOther'],
		...['onlyCollect', 'onlyCompanies', 'onlyDelivery', 'savedCard', 'tooOften'],
	],
	'card.link.': ['plastic', 'points', 'prices'],
	'club.cardLink.': ['old', 'oldText', 'plastic', 'plasticText'],
	'club.pool.': ['donation', 'donationText', 'points', 'pointsText'],
	'club.': ['join', 'confirm'].flatMap((intent) => [
		`${intent}.heading`,
		`${intent}.lead`,
		`${intent}.submit`,
	]),
	'invoice.paid.': orderMethodKeys,
	'mail.order.': [
		...['cancelled', 'moved', 'partRefunded', 'picked', 'placed', 'refunded', 'withdrawn'].flatMap(
			(kind) => ['body', 'headline', 'preview', 'subject'].map((part) => `${kind}.${part}`),
		),
		...['partRefunded', 'refunded'].flatMap((kind) => [`${kind}.byHand`, `${kind}.toWallet`]),
	],
	'order.method.': orderMethodKeys,
	'order.next.': ['CANCELLED', 'DELIVERED', 'ON_ITS_WAY', 'PICKED', 'WITHDRAWN'],
	'order.status.': orderStatuses,
	'order.step.': ['collected', 'delivered', 'ordered', 'packed', 'underway'],
	'password.strength.': ['weak', 'fair', 'good', 'strong'],
	'payment.': orderMethodKeys,
	'payment.error.': [
		...['amount_mismatch', 'authentication_failed', 'cancelled', 'card_declined', 'cart_changed'],
		...['expired_card', 'incorrect_cvc', 'insufficient_funds', GENERAL_PAYMENT_ERROR],
	],
	'shoppingList.reason.': ['bought', 'favorite', 'gone', 'unsure'],
	'cart.sort.': ['alphabetically', 'category', 'chronologically', 'unitprice'],
	'fulfilment.': ['stairCase', 'floor', 'door'],
	'cartMerge.submit.': ['merge', 'keepNew'],
	'confirm.emailWaiting.': ['new', 'old'],
	'salutation.': salutations,
	'slot.part.': ['morning', 'noon', 'evening'],
	'slot.state.': ['full', 'closed', 'dearer'],
	'allergen.': Allergen.options,
	'consent.group.': CookieGroup.options,
	'contact.field.': Object.values(contactGroups).flat(),
	'contact.group.': Object.keys(contactGroups),
	'cookies.group.': CookieGroup.options,
	'facet.': FACETS,
	'export.': [
		...['customer', 'security', 'sessions', 'passkeys', 'carts', 'orders', 'invoices', 'messages'],
		...['cardOrder', 'communication', 'declinedSuggestions', 'favorites', 'lists', 'points'],
		...['title', 'vouchers', 'withdrawals'],
		...['deliveryPasses', 'giftCardEntries', 'giftCards', 'paymentMethods'],
	],
	'form.error.': formRules,
	'label.': ProductLabel.options,
	'mail.account.': [
		...['code', 'confirm', 'deletionCancelled', 'deletionPlanned', 'emailChanged', 'emailNew'],
		...['emailOld', 'emailTaken', 'exists', 'passkeyAdded', 'passkeyRemoved', 'passwordChanged'],
		...['reset', 'twoStepOff', 'twoStepOn'],
	].flatMap((kind) => [`${kind}.subject`, `${kind}.text`]),
	'pass.answer.': ['collect', 'end', 'minimum', 'withdraw'],
	'pass.question.': ['collect', 'end', 'minimum', 'withdraw'],
	'mail.pass.': ['ends', 'withdrawn'].flatMap((kind) => [`${kind}.subject`, `${kind}.text`]),
	'lists.': ['failed', 'lineLimit', 'listLimit'],
	'lists.missing.': ['elsewhere', 'gone', 'soldOut', 'text'],
	'lists.right.': LIST_RIGHTS.flatMap((right) => [`${right}.label`, `${right}.text`]),
	'recipe.difficulty.': Recipe.shape.difficulty.unwrap().options,
	'route.': Object.keys(routeTable),
	'search.type.': SearchType.options,
	'sort.': [...PRODUCT_SORTS, ...SEARCH_SORTS],
	'unit.': BaseUnit.options,
	'wallet.entry.': WalletEntry.shape.type.options,
	'wallet.state.': ['addedOn', 'empty', 'expired'],
	'voucher.filter.': ['all', 'general', 'personal'],
};

const backofficeFamilies: Families = {
	'method.': orderMethodKeys,
	'order.outcome.': ['missing', 'substituted', 'weighed'],
	'order.outcomeCount.': ['missing', 'substituted', 'weighed'],
	'order.substitution.': SubstitutionPreference.options,
	'orders.view.': ['all', 'outNow', 'toPick', 'today', 'tomorrow'],
	'payment.': [...LedgerEntry.shape.operation.options, ...LedgerEntry.shape.outcome.options],
	'permission.': permissions,
	'refund.': DeskRefund.shape.state.options,
	'refund.reason.': refundReasons,
	'role.': staffRoles,
	'signIn.hello.': ['day', 'evening', 'morning'],
	'status.': orderStatuses,
	'today.help.': needKinds,
	'today.need.': needKinds,
	'today.segment.': ['delivered', 'held', 'onItsWay', 'picked', 'picking', 'placed'],
};

const BACKOFFICE = 'apps/backoffice/';
// The CMS has its own texts and keys.
const paths = globSync('{apps,packages}/**/*.{ts,tsx}', {
	cwd: root,
	exclude: (name) => /(^|\/)(node_modules|dist|cms)$|\.(test|spec)\.tsx?$/.test(name),
});
check('', families, (path) => !path.startsWith(BACKOFFICE));
check('backoffice/', backofficeFamilies, (path) => path.startsWith(BACKOFFICE));

function check(folder: string, members: Families, isSource: (path: string) => boolean): void {
	const de = readBundle(`${folder}de`);
	const en = readBundle(`${folder}en`);
	const sources = paths.filter(isSource).map((path) => readFileSync(join(root, path), 'utf8'));
	const problems = [...checkBundles({ de, en }), ...checkUses(de, members, sources)];
	const unused = findUnused(de, members, sources);
	for (const key of unused) console.log(`unused: ${key}`);
	for (const problem of problems) console.error(problem);
	console.log(
		`messages: ${folder}${Object.keys(de).length} keys, ${unused.length} unused, ${problems.length} wrong`,
	);
	if (problems.length > 0) process.exitCode = 1;
}

function readBundle(name: string): Bundle {
	return JSON.parse(readFileSync(join(root, `packages/messages/src/${name}.json`), 'utf8'));
}
