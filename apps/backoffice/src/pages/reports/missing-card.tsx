import type { MissingProduct, PickingReport } from '@korb/contracts/admin/reports/reports';
import { Link } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import text from '../../ui/layout/text.module.css';
import { Picture } from '../../ui/picture/picture.tsx';
import { ReportCard } from './report-card.tsx';
import styles from './reports.module.css';
import { type Sheet, useCells } from './sheet.ts';

export function MissingCard({ report }: { report: PickingReport }) {
	const t = useMessages();
	const cells = useCells();
	const sheet: Sheet = {
		columns: [
			{ label: t('reports.product') },
			{ label: t('reports.ordered'), isNumber: true },
			{ label: t('reports.missing'), isNumber: true },
			{ label: t('reports.missingShare'), isNumber: true },
			{ label: t('today.substituted'), isNumber: true },
			{ label: t('reports.lost'), isNumber: true },
		],
		rows: report.products.map((product) => [
			{
				...cells.words([product.brand, product.name].filter(Boolean).join(' ')),
				node: <ProductName {...product} />,
			},
			cells.count(product.lines),
			cells.count(product.missing),
			cells.share(product.missing, product.lines),
			cells.count(product.substituted),
			cells.money(product.lost, report.currency),
		]),
	};
	return (
		<ReportCard
			title={t('reports.products')}
			fileName={`${t('reports.file.products')}-${report.from}-${report.to}`}
			sheet={sheet}
			emptyText={t('reports.nothingMissing')}
			isTable
		/>
	);
}

function ProductName({ sku, name, brand, picture }: MissingProduct) {
	const { may } = useSession();
	const words = (
		<>
			{brand && <span className={text['muted']}>{brand} </span>}
			{name}
		</>
	);
	return (
		<span className={styles['product']}>
			{picture && <Picture base={picture} />}
			{picture && may('assortment.read') ? (
				<Link to={`/assortment/${encodeURIComponent(sku)}`}>{words}</Link>
			) : (
				<span>{words}</span>
			)}
		</span>
	);
}
