import type { PayloadOf } from '@korb/contracts/platform/payload';
import { withoutH1 } from '../../blocks/headings.ts';
import { EditedBlocks } from '../../blocks/personal/edited-blocks.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import styles from './titled-page.module.css';

export function Component({ payload }: { payload: PayloadOf<'titled'> }) {
	const t = useMessages();
	return (
		<>
			<div className={`wrap ${styles['head']}`}>
				<h1>{payload.meta.title}</h1>
				{payload.blocks.length === 0 && <p>{t('titled.soon')}</p>}
			</div>
			<EditedBlocks page={payload} blocks={withoutH1(payload.blocks)} />
		</>
	);
}
