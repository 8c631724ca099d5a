import { type ComponentProps, type ReactNode, useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { Note } from '../note/note.tsx';
import { CameraScan } from './camera-scan.tsx';

type CodeDialogProps = Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize'> & {
	title: string;
	description?: string;
	label: string;
	submitLabel: string;
	isRight: (code: string) => boolean;
	/** Each right code; a dialog for one code closes with it. */
	onCode: (code: string) => void;
	onClose: () => void;
	/** Shown while the dialog stays open for more. */
	rightText?: (code: string) => string;
	wrongText: (code: string) => ReactNode;
	children?: ReactNode;
};

const BUZZ_MS = 250;

/** Scanners type the code and press Enter; people type it when a label cannot be read. */
export function CodeDialog(props: CodeDialogProps) {
	const { title, description, label, submitLabel, isRight, onCode, onClose } = props;
	const { rightText, wrongText, children, inputMode, autoCapitalize } = props;
	const t = useMessages();
	const [code, setCode] = useState('');
	const [last, setLast] = useState<{ code: string; isRight: boolean } | null>(null);
	const check = (text: string) => {
		const scanned = text.trim();
		if (scanned === '') return;
		const isGood = isRight(scanned);
		setLast({ code: scanned, isRight: isGood });
		setCode('');
		if (isGood) onCode(scanned);
		else navigator.vibrate?.(BUZZ_MS);
	};
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={title}
			{...(description && { description })}
			closeLabel={t('close')}
			onSubmit={() => check(code)}
			actions={
				<Button type="submit" variant="primary" size="xl">
					{submitLabel}
				</Button>
			}
		>
			{rightText && (
				<div role="status">{last?.isRight && <Note tone="ok">{rightText(last.code)}</Note>}</div>
			)}
			{last && !last.isRight && (
				<Note tone="danger" isAlert>
					{wrongText(last.code)}
				</Note>
			)}
			<Field
				label={label}
				help={t('picking.codeHelp')}
				size="lg"
				// A scanner types into the field that has the focus.
				autoFocus
				autoComplete="off"
				{...(inputMode && { inputMode })}
				{...(autoCapitalize && { autoCapitalize })}
				enterKeyHint="done"
				maxLength={64}
				value={code}
				onChange={({ target }) => setCode(target.value)}
			/>
			<CameraScan onCode={check} />
			{children}
		</Dialog>
	);
}
