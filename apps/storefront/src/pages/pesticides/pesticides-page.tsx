import type { PayloadOf } from '@korb/contracts/payload';
import { withoutH1 } from '../../blocks/headings.ts';
import { EditedBlocks } from '../../blocks/personal/edited-blocks.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import styles from './pesticides-page.module.css';
import { ResidueTable } from './residue-table.tsx';

export function Component({ payload }: { payload: PayloadOf<'pesticides'> }) {
	const t = useMessages();
	const { table, meta } = payload;
	return (
		<>
			<div className="wrap">
				<Breadcrumb
					label={t('listing.trail')}
					trail={[{ href: '/', text: t('shell.tab.home') }]}
					current={meta.title}
				/>
				<h1 className={styles['title']}>{meta.title}</h1>
				<p className={styles['lead']}>{meta.description || t('pesticides.lead')}</p>
			</div>
			<EditedBlocks page={payload} blocks={withoutH1(payload.blocks)} />
			<div className={`wrap ${styles['table']}`}>
				{table ? (
					<ResidueTable table={table} />
				) : (
					<EmptyState title={t('pesticides.none.title')}>{t('pesticides.none.text')}</EmptyState>
				)}
			</div>
		</>
	);
}
