import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './missing-dialog.module.css';

type MissingDialogProps<Item> = {
	/** null: closed. */
	result: { addedCount: number; missing: readonly Item[] } | null;
	onClose: () => void;
	/** Renders an item as `<li>`. */
	children: (item: Item) => ReactNode;
};

/** Names what did not make it into the cart. */
export function MissingDialog<Item>({ result, onClose, children }: MissingDialogProps<Item>) {
	const t = useMessages();
	return (
		<Dialog
			size="md"
			open={result !== null}
			onClose={onClose}
			title={t('account.again.title', { count: result?.missing.length ?? 0 })}
			description={t('account.again.added', { count: result?.addedCount ?? 0 })}
			closeLabel={t('account.close')}
			actions={<Button onClick={onClose}>{t('account.again.done')}</Button>}
		>
			<ul className={styles['missing']}>{result?.missing.map((item) => children(item))}</ul>
		</Dialog>
	);
}
