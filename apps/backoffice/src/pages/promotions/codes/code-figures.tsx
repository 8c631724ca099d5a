import type { CodeFigures } from '@korb/contracts/admin/promotions/discount-codes';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Figures } from '../../../ui/figures/figures.tsx';
import styles from './codes.module.css';

export function CodeFiguresCard({ figures }: { figures: CodeFigures }) {
	const { t, tag } = useLocale();
	const { money } = useFormats();
	const { costCents, salesCents, orders, ordersWithCode, counts, currency } = figures;
	const share = (part: number, whole: number) =>
		(whole === 0 ? 0 : part / whole).toLocaleString(tag, {
			style: 'percent',
			maximumFractionDigits: 1,
		});
	return (
		<div className={styles['figures']}>
			<Figures
				figures={[
					{
						label: t('codes.figure.cost'),
						value: money(costCents, currency),
						note: t('codes.figure.ofSales', { share: share(costCents, salesCents) }),
					},
					{
						label: t('codes.figure.orders'),
						value: share(ordersWithCode, orders),
						note: t('codes.figure.ofOrders', { count: ordersWithCode, all: orders }),
					},
					{ label: t('codes.state.running'), value: String(counts.running) },
					{ label: t('codes.state.planned'), value: String(counts.planned) },
				]}
			/>
		</div>
	);
}
