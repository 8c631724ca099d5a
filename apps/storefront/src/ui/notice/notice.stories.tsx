import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { showToast, type ToastOptions } from './toasts.ts';

const meta: Meta = { title: 'Notices' };
export default meta;

export const Inline: StoryObj = {
	render: () => (
		<div style={{ display: 'grid', gap: 16, maxInlineSize: 640 }}>
			<Notice tone="fresh" title="Gratislieferung erreicht.">
				Dein Korb ist über € 59, die Lieferung kostet nichts.
			</Notice>
			<Notice title="Wir reservieren bis zu € 41,33.">Abgebucht wird der gewogene Betrag.</Notice>
			<Notice tone="warn" title="Dein Zeitfenster ist abgelaufen.">
				Wir haben dir heute, 18–20 Uhr vorgemerkt.
			</Notice>
			<Notice tone="danger" title="Zahlung nicht möglich.">
				Deine Bank hat abgelehnt, wähle bitte eine andere Karte.
			</Notice>
		</div>
	),
};

export const InlineRightToLeft: StoryObj = { ...Inline, globals: { direction: 'rtl' } };

function Toasts({ toasts }: { toasts: ToastOptions[] }) {
	useEffect(() => toasts.forEach(showToast), [toasts]);
	return (
		<>
			<Button onClick={() => showToast({ text: 'Wachauer Marillen liegen im Korb' })}>
				Zeigen
			</Button>
			<ToastOutlet label="Meldungen" closeLabel="Schließen" />
		</>
	);
}

const forever = { durationMs: 0 };

export const Toast: StoryObj = {
	render: () => <Toasts toasts={oneToast} />,
};

export const ToastStack: StoryObj = {
	render: () => <Toasts toasts={threeToasts} />,
};

const undo = { text: 'Rückgängig', onPress: () => undefined };
const oneToast: ToastOptions[] = [
	{ text: 'Wachauer Marillen liegen im Korb', action: undo, ...forever },
];
const threeToasts: ToastOptions[] = [
	...oneToast,
	{ text: 'Mehr als 6 Stk. gehen sich leider nicht aus', tone: 'info', ...forever },
	{
		text: 'Deine Lebensmittelunverträglichkeiten konnten gerade nicht gespeichert werden',
		tone: 'danger',
		...forever,
	},
];
