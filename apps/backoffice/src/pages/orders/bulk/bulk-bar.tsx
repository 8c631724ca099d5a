import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/button/kbd.tsx';
import { classes } from '../../../ui/classes.ts';
import { CalendarDaysIcon } from '../../../ui/icons/calendar-days.ts';
import { MailIcon } from '../../../ui/icons/mail.ts';
import { XIcon } from '../../../ui/icons/x.ts';
import floating from '../../../ui/layout/floating-bar.module.css';
import styles from './bulk-bar.module.css';
import { BulkMoveDialog } from './bulk-move-dialog.tsx';
import { BulkResendDialog } from './bulk-resend-dialog.tsx';
import type { Selection } from './use-selection.ts';

/** As many as the API accepts at once. */
const MOST = 50;

/** What can be done to all selected orders; each of them is answered for itself. */
export function BulkBar({ selection }: { selection: Selection }) {
	const t = useMessages();
	const { may } = useSession();
	const [dialog, setDialog] = useState<'move' | 'resend' | null>(null);
	const count = selection.orders.length;
	const isTooMany = count > MOST;
	const open = (next: 'move' | 'resend') => count > 0 && !isTooMany && setDialog(next);
	useKeys({ m: () => may('orders.move') && open('move') });
	// The answer stays when everything is done, and nothing selected any more.
	return (
		<>
			{count > 0 && (
				<div className={styles['place']}>
					<div
						className={classes(floating['bar'], styles['bar'])}
						role="toolbar"
						aria-label={t('bulk.title', { count })}
					>
						<span className={styles['count']} role="status">
							{isTooMany ? t('bulk.tooMany', { count, most: MOST }) : t('bulk.selected', { count })}
						</span>
						<span className={styles['separator']} />
						{may('orders.move') && (
							<Button
								aria-disabled={isTooMany ? true : undefined}
								aria-keyshortcuts="m"
								onClick={() => open('move')}
							>
								<CalendarDaysIcon />
								{t('move.action')}
								<Kbd>M</Kbd>
							</Button>
						)}
						{may('orders.resend') && (
							<Button aria-disabled={isTooMany ? true : undefined} onClick={() => open('resend')}>
								<MailIcon />
								{t('bulk.resend')}
							</Button>
						)}
						<span className={styles['separator']} />
						<Button isSquare aria-label={t('bulk.clear')} onClick={selection.clear}>
							<XIcon />
						</Button>
					</div>
				</div>
			)}
			{dialog === 'move' && (
				<BulkMoveDialog selection={selection} onClose={() => setDialog(null)} />
			)}
			{dialog === 'resend' && (
				<BulkResendDialog selection={selection} onClose={() => setDialog(null)} />
			)}
		</>
	);
}
