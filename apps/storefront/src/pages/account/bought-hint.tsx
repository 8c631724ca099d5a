import type { MyProduct } from '@korb/contracts/customer/favorite-endpoints';
import { Hint } from '../../features/catalogue/card/card-hint.tsx';
import { useSite } from '../../platform/site.tsx';
import { HeartIcon } from '../../ui/icons/heart.ts';
import { RepeatIcon } from '../../ui/icons/repeat.ts';

export function BoughtHint({ product: { timesBought } }: { product: MyProduct }) {
	const { t } = useSite();
	return timesBought > 0 ? (
		<Hint Icon={RepeatIcon}>{t('account.products.bought', { count: timesBought })}</Hint>
	) : (
		<Hint Icon={HeartIcon}>{t('account.products.neverBought')}</Hint>
	);
}
