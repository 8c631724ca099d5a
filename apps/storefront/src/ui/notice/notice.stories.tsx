import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice.tsx';
import { type Toast, Toasts } from './toasts.tsx';

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

const undo: Toast = {
	key: 'undo',
	message: 'Wachauer Marillen liegen im Korb',
	type: 'success',
	action: { text: 'Rückgängig', onPress: () => undefined },
};
const many: Toast[] = [
	{ key: 'oldest', message: 'Steht hinter den drei neuesten zurück', type: 'info' },
	{ key: 'limit', message: 'Mehr als 6 Stk. gehen sich leider nicht aus', type: 'info' },
	{ key: 'offline', message: 'Keine Verbindung zum Internet', type: 'warning' },
	{
		key: 'long',
		message: 'Deine Lebensmittelunverträglichkeiten konnten gerade nicht gespeichert werden',
		type: 'error',
	},
];

const renderToasts = (list: Toast[]) => () => (
	<Toasts
		list={list}
		closeLabel="Hinweis schließen"
		onClose={() => undefined}
		onHold={() => undefined}
		onRelease={() => undefined}
	/>
);

export const WithAction: StoryObj = { render: renderToasts([undo]) };
export const Stack: StoryObj = { render: renderToasts(many) };
export const StackRightToLeft: StoryObj = { ...Stack, globals: { direction: 'rtl' } };
