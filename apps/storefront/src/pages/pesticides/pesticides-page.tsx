import type { PayloadOf } from '@korb/contracts/platform/payload';
import { withoutH1 } from '../../blocks/headings.ts';
import { EditedBlocks } from '../../blocks/personal/edited-blocks.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PageOpening } from '../opening/page-opening.tsx';
import styles from './pesticides-page.module.css';
import { ResidueTable } from './residue-table.tsx';

export function Component({ payload }: { payload: PayloadOf<'pesticides'> }) {
	const t = useMessages();
	const { table, meta } = payload;
	return (
		<>
			<div className="wrap">
				<PageOpening title={meta.title} lead={meta.description || t('pesticides.lead')} />
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
