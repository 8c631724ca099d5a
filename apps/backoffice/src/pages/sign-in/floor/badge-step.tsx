import { type FormEvent, useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { CameraScan } from '../../../ui/floor/camera-scan.tsx';
import { FloorButton } from '../../../ui/floor/floor-button.tsx';
import styles from './floor-sign-in.module.css';

const SHORTEST = 8;

/** A scanner types the code into the field and presses Enter. */
export function BadgeStep({
	onBadge,
	onDesk,
}: {
	onBadge: (badge: string) => void;
	onDesk: () => void;
}) {
	const t = useMessages();
	const [code, setCode] = useState('');
	const read = (text: string) => {
		if (text.trim().length >= SHORTEST) onBadge(text.trim());
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		read(code);
	};
	return (
		<>
			<div className={styles['text']}>
				<h2>{t('floor.hello')}</h2>
				<p>{t('floor.scanBadge')}</p>
			</div>
			<form className={styles['form']} onSubmit={submit}>
				<Field
					label={t('floor.badge')}
					size="lg"
					autoFocus
					autoComplete="off"
					autoCapitalize="characters"
					maxLength={40}
					value={code}
					onChange={({ target }) => setCode(target.value)}
				/>
				<CameraScan onCode={read} />
				<FloorButton type="submit" variant="primary">
					{t('signIn.submit')}
				</FloorButton>
			</form>
			<Button variant="quiet" onClick={onDesk}>
				{t('floor.atDesk')}
			</Button>
		</>
	);
}
