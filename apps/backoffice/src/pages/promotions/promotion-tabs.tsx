import { useMessages } from '../../platform/i18n/locale.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';

export function PromotionTabs({ current }: { current: 'promotions' | 'codes' }) {
	const t = useMessages();
	return (
		<Tabs
			label={t('assortment.views')}
			tabs={[
				{
					to: '/promotions',
					label: t('nav.promotions'),
					isCurrent: current === 'promotions',
				},
				{ to: '/promotions/codes', label: t('codes.title'), isCurrent: current === 'codes' },
			]}
		/>
	);
}
