import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	importRefusals,
	offerImportFields,
	productImportFields,
} from '@korb/contracts/admin/assortment/imports';
import { bulkOutcomes } from '@korb/contracts/admin/orders/bulk-orders';
import { DeskRefund, LedgerEntry } from '@korb/contracts/admin/orders/order-desk';
import { OrderEmail } from '@korb/contracts/admin/orders/order-emails';
import { needKinds } from '@korb/contracts/admin/orders/today';
import { legalPurposes } from '@korb/contracts/admin/settings/legal-pages';
import {
	previewPages,
	scheduleFailures,
	settingProblems,
} from '@korb/contracts/admin/settings/settings';
import { Allergen, BaseUnit, ProductLabel } from '@korb/contracts/catalogue/catalogue-feed';
import { Recipe } from '@korb/contracts/catalogue/recipes';
import { SearchType } from '@korb/contracts/catalogue/search';
import { CommunicationSettings } from '@korb/contracts/customer/communication-endpoints';
import { contactGroups } from '@korb/contracts/forms/forms';
import { AddressCategory } from '@korb/contracts/fulfilment/address';
import { OrderFilter } from '@korb/contracts/order/customer-orders';
import { SubstitutionPreference } from '@korb/contracts/order/orders';
import { CookieGroup } from '@korb/contracts/platform/tenant-sections';
import { GENERAL_PAYMENT_ERROR } from '@korb/contracts/platform/wire-names';
import { WalletEntry } from '@korb/contracts/wallet/wallet';
import { assortmentViews } from '@korb/domain/catalogue/assortment-views';
import { importFields } from '@korb/domain/catalogue/import-fields';
import { FACETS, PRODUCT_SORTS, SEARCH_SORTS } from '@korb/domain/catalogue/listing';
import { productWarnings } from '@korb/domain/catalogue/product-warnings';
import { formRules } from '@korb/domain/customer/form-rule-names';
import { MY_PRODUCTS_SORTS } from '@korb/domain/customer/my-products';
import { salutations } from '@korb/domain/customer/salutation';
import { refundReasons } from '@korb/domain/order/line-refund';
import { orderSorts, orderViews } from '@korb/domain/order/order-list';
import { orderStatuses } from '@korb/domain/order/order-states';
import { orderMethodKeys } from '@korb/domain/payment/payment-methods';
import { temperatureZones } from '@korb/domain/picking/crates';
import { shortageReasons } from '@korb/domain/picking/picking-rules';
import { codeAudiences, codeStates } from '@korb/domain/pricing/code-states';
import { priceProblems, promotionKinds } from '@korb/domain/pricing/promotion-states';
import { accountSections, isNamed } from '@korb/domain/routing/account-sections';
import { routeTable } from '@korb/domain/routing/route-table';
import { slugNames } from '@korb/domain/routing/slug-names';
import { LIST_RIGHTS } from '@korb/domain/shopping-list/lists';
import { permissions, staffRoles } from '@korb/domain/staff/permissions';
import {
	cartLimits,
	companyFieldNames,
	featureGroups,
	featureNames,
} from '@korb/domain/tenant/settings';
import { cornerNames, staffColors } from '@korb/domain/tenant/staff-theme';
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
	'cart.code.': ['223', '227', '228', '229', '230', 'empty', 'failed', 'tooOften', 'unknown'],
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
	'crateLabel.': ['chilled', 'frozen'],
	'facet.': FACETS,
	'export.': [
		...['customer', 'security', 'sessions', 'passkeys', 'carts', 'orders', 'invoices', 'messages'],
		...['cardOrder', 'communication', 'declinedSuggestions', 'favorites', 'lists', 'points'],
		...['emails', 'goodwillVouchers', 'notes', 'title', 'vouchers', 'withdrawals'],
		...['codes', 'deliveryPasses', 'giftCardEntries', 'giftCards', 'paymentMethods'],
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
	'mail.staff.weekly.': [
		...['revenue', 'orders', 'average', 'onTime', 'missing', 'substituted', 'refunded'],
	],
	'mail.pass.': ['ends', 'withdrawn'].flatMap((kind) => [`${kind}.subject`, `${kind}.text`]),
	'lists.': ['failed', 'lineLimit', 'listLimit'],
	'lists.missing.': ['elsewhere', 'gone', 'soldOut', 'text'],
	'lists.right.': LIST_RIGHTS.flatMap((right) => [`${right}.label`, `${right}.text`]),
	'perUnit.': BaseUnit.options,
	'recipe.difficulty.': Recipe.shape.difficulty.unwrap().options,
	'route.': Object.keys(routeTable),
	'search.type.': SearchType.options,
	'sort.': [...PRODUCT_SORTS, ...SEARCH_SORTS],
	'wallet.entry.': WalletEntry.shape.type.options,
	'wallet.state.': ['addedOn', 'empty', 'expired'],
	'voucher.filter.': ['all', 'general', 'personal'],
};

const storeFields = [
	...['city', 'name', 'phoneNumber', 'postalCode', 'storeId', 'streetName', 'streetNumber'],
];
const backofficeFamilies: Families = {
	'allergen.': Allergen.options,
	'areas.check.by.': ['postalCode', 'shape'],
	'areas.error.': ['areaNumber', 'money', 'name', 'postalCodes', 'priority'],
	'areas.refused.': ['areaExists', 'defaultArea', 'otherArea', 'shapeInvalid', 'tooMany'],
	'areas.shapeError.': ['format', 'points', 'range'],
	'assortment.view.': assortmentViews,
	'assortment.warning.': productWarnings,
	'badge.state.': ['active', 'issued', 'none'],
	'camera.': ['absent', 'failed', 'refused'],
	'board.': ['behind', 'free', 'late', 'onTime'],
	'codes.error.': ['amount', 'code', 'customers', 'order', 'percent', 'time', 'uses'],
	'codes.fulfilment.': ['CLICK_AND_COLLECT', 'DELIVERY', 'both'],
	'codes.kind.': ['amount', 'freeService', 'percent'],
	'codes.only.': ['CLICK_AND_COLLECT', 'DELIVERY'],
	'codes.perCustomer.': ['any', 'once'],
	'codes.state.': codeStates,
	'import.column.': importFields,
	'import.field.': [...offerImportFields, ...productImportFields],
	'import.download.': ['changes', 'refused'],
	'import.fileName.': ['changes', 'refused'],
	'import.progress.': ['applying', 'checking', 'rollingBack'],
	'import.refusal.': importRefusals,
	'import.filter.': ['all', 'changed', 'held', 'new'],
	'import.step.': ['apply', 'check', 'match', 'upload'],
	'import.uploadRefused.': [
		'csv',
		'empty',
		'format',
		'json',
		'jsonTooLarge',
		'tooManyLines',
		'xlsx',
		'xlsxTooLarge',
	],
	'bulk.outcome.': bulkOutcomes.filter((outcome) => outcome !== 'done'),
	'label.': ProductLabel.options,
	'method.': orderMethodKeys,
	'order.outcome.': ['missing', 'substituted', 'weighed'],
	'order.outcomeCount.': ['missing', 'substituted', 'weighed'],
	'order.substitution.': SubstitutionPreference.options,
	'orders.sort.': orderSorts,
	'orders.view.': orderViews,
	'payment.': [...LedgerEntry.shape.operation.options, ...LedgerEntry.shape.outcome.options],
	'palette.': ['move', 'moveHint', 'refund', 'refundHint', 'voucher', 'voucherHint'],
	'perUnit.': BaseUnit.options,
	'emails.state.': OrderEmail.shape.state.options,
	'permission.': permissions,
	'crates.zone.': temperatureZones,
	'picking.allows.': SubstitutionPreference.options,
	'picking.reason.': shortageReasons,
	'product.': ['available', 'temporarilyUnavailable', 'unavailable'],
	'promotions.problem.': priceProblems,
	'codes.audience.': codeAudiences,
	'codes.audienceText.': codeAudiences.filter((each) => each !== 'everybody'),
	'promotions.kind.': promotionKinds,
	'refund.': DeskRefund.shape.state.options,
	'refund.reason.': refundReasons,
	'role.': staffRoles,
	'settings.accountState.': ['closed', 'current', 'open'],
	'settings.color.': staffColors,
	'settings.companyField.': companyFieldNames,
	'settings.corner.': cornerNames,
	'settings.device.': ['desktop', 'phone', 'tablet'],
	'settings.feature.': featureNames,
	'settings.featureText.': featureNames,
	'settings.group.': Object.keys(featureGroups),
	'settings.legal.': legalPurposes,
	'settings.limit.': [...cartLimits, 'windowHoldMinutes'],
	'settings.page.': slugNames,
	'settings.pair.': ['fee', 'maxValue', 'maxWeight', 'minValue'],
	'settings.previewPage.': previewPages,
	'settings.problem.': settingProblems,
	'settings.provider.': ['sandbox', 'stripe'],
	'settings.section.': [
		'features',
		'general',
		'history',
		'legal',
		'limits',
		'paths',
		'payment',
		'theme',
		'webhooks',
	],
	'settings.scheduleFailure.': scheduleFailures,
	'settings.timeProblem.': ['timePast', 'tooFar'],
	'settings.unit.': ['days', 'minutes', 'percent', 'weight'],
	'signIn.hello.': ['day', 'evening', 'morning'],
	'status.': orderStatuses,
	'stores.': storeFields,
	'stores.error.': storeFields,
	'stores.refused.': ['storeExists', 'tooMany'],
	'today.help.': needKinds,
	'today.need.': needKinds,
	'today.segment.': ['delivered', 'held', 'onItsWay', 'picked', 'picking', 'placed'],
	'windows.error.': ['number', 'taken'],
	'windows.heat.': ['closed', 'full', 'high', 'low', 'medium'],
	'unit.': BaseUnit.options,
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
