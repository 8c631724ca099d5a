import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog, Drawer } from './dialog.tsx';

const meta: Meta = { title: 'Overlays', parameters: { layout: 'centered' } };
export default meta;

type Story = StoryObj<{ text?: string }>;

const paragraph =
	'Beim Zusammenlegen behalten wir von jedem Artikel die größere Menge. Gutscheine und dein Zeitfenster bleiben dir erhalten.';

function DialogDemo({ text = paragraph }: { text?: string }) {
	const [open, setOpen] = useState(true);
	const close = () => setOpen(false);
	return (
		<>
			<Button onClick={() => setOpen(true)}>Öffnen</Button>
			<Dialog
				open={open}
				onClose={close}
				title="Zwei Körbe, einer bleibt"
				description="Du hast schon 8 Artikel von gestern in deinem Konto."
				closeLabel="Schließen"
				actions={
					<>
						<Button variant="secondary" onClick={close}>
							Nur den neuen behalten
						</Button>
						<Button onClick={close}>Zusammenlegen</Button>
					</>
				}
			>
				<p>{text}</p>
			</Dialog>
		</>
	);
}

function DrawerDemo() {
	const [open, setOpen] = useState(true);
	return (
		<>
			<Button onClick={() => setOpen(true)}>Öffnen</Button>
			<Drawer
				open={open}
				onClose={() => setOpen(false)}
				title="Dein Korb"
				closeLabel="Schließen"
				actions={<Button size="lg">Zur Kassa</Button>}
			>
				<p>{paragraph}</p>
			</Drawer>
		</>
	);
}

export const DialogOpen: Story = { render: () => <DialogDemo /> };
export const DialogLong: Story = { render: () => <DialogDemo text={paragraph.repeat(30)} /> };
export const DialogRightToLeft: Story = { ...DialogOpen, globals: { direction: 'rtl' } };
export const DrawerOpen: Story = { render: () => <DrawerDemo /> };
export const DrawerRightToLeft: Story = { ...DrawerOpen, globals: { direction: 'rtl' } };

export const DialogReturnsFocus: Story = {
	...DialogOpen,
	play: async ({ canvas, userEvent }) => {
		await screen.findByRole('dialog', { name: 'Zwei Körbe, einer bleibt' });
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		const opener = canvas.getByRole('button', { name: 'Öffnen' });
		await userEvent.click(opener);
		await screen.findByRole('dialog');
		await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		await expect(opener).toHaveFocus();
	},
};
