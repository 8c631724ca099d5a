import { useState } from 'react';
import { useMessages } from '../platform/i18n/locale.tsx';
import { areKeysOn, setKeysOn } from '../platform/keys/key-preference.ts';
import { Kbd } from '../ui/button/kbd.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { CheckOption } from '../ui/field/check-option.tsx';
import textStyles from '../ui/layout/text.module.css';
import styles from './keys-dialog.module.css';
import type { NavigationEntry } from './navigation.ts';

type KeysDialogProps = { isOpen: boolean; onClose: () => void; entries: NavigationEntry[] };
type Shortcut = { does: string; keys: string[] };

export function KeysDialog({ isOpen, onClose, entries }: KeysDialogProps) {
	const t = useMessages();
	const [isOn, setOn] = useState(areKeysOn);
	const groups: { title: string; shortcuts: Shortcut[] }[] = [
		{
			title: t('keys.everywhere'),
			shortcuts: [
				{ does: t('palette.title'), keys: ['⌘K'] },
				{ does: t('keys.these'), keys: ['?'] },
				{ does: t('keys.undo'), keys: ['⌘Z'] },
				...entries.map(({ label, key }) => ({
					does: t('keys.goTo', { page: t(label) }),
					keys: ['G', key.toUpperCase()],
				})),
			],
		},
		{
			title: t('keys.table'),
			shortcuts: [
				{ does: t('keys.rows'), keys: ['J', 'K'] },
				{ does: t('keys.select'), keys: ['X', '⇧X'] },
				{ does: t('keys.open'), keys: ['↵'] },
				{ does: t('keys.search'), keys: ['/'] },
			],
		},
		{
			title: t('keys.order'),
			shortcuts: [
				{ does: t('keys.note'), keys: ['C'] },
				{ does: t('keys.move'), keys: ['M'] },
				{ does: t('keys.refund'), keys: ['R'] },
				{ does: t('keys.voucher'), keys: ['V'] },
				{ does: t('keys.cancel'), keys: ['–'] },
			],
		},
	];
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t('keys.title')}
			description={t('keys.text')}
			closeLabel={t('close')}
			size="wide"
		>
			<div className={styles['columns']}>
				{groups.map(({ title, shortcuts }) => (
					<section key={title}>
						<h3>{title}</h3>
						<dl className={styles['list']}>
							{shortcuts.map(({ does, keys }) => (
								<div key={does} className={styles['row']}>
									<dt>{does}</dt>
									<dd>
										{keys.map((key) => (
											<Kbd key={key}>{key}</Kbd>
										))}
										<span className={textStyles['hidden']}>{keys.join(' ')}</span>
									</dd>
								</div>
							))}
						</dl>
					</section>
				))}
			</div>
			<CheckOption
				label={t('keys.on')}
				checked={isOn}
				onChange={({ target }) => {
					setKeysOn(target.checked);
					setOn(target.checked);
				}}
			/>
		</Dialog>
	);
}
