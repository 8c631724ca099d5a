import { expect, it } from 'vitest';
import { aWindow } from '../../../test/fixture-windows.ts';
import { renderHtml, visibleText } from '../../../test/render.tsx';
import { SlotButton } from './slot-button.tsx';

const words = (change: Parameters<typeof aWindow>[0], choice: { ownId?: string } = {}) =>
	visibleText(
		renderHtml(
			<SlotButton
				window={aWindow(change)}
				variant="row"
				chosenId={null}
				onChoose={() => undefined}
				{...choice}
			/>,
		),
	);

it('marks the current window of an order, and labels a more expensive one', () => {
	expect(words({ id: 'own' }, { ownId: 'own' })).toContain('Dein Termin');
	const dearer = words({ state: 'dearer', available: false, fee: 590 }, { ownId: 'another' });
	expect(dearer).toMatch(/€\s5,90, teurer/);
	expect(dearer).not.toContain('Ausgebucht');
});

it('shows no fee for a cheaper window when an order is moved', () => {
	expect(words({ fee: 190 })).toMatch(/€\s1,90/);
	const moving = words({ fee: 190 }, { ownId: 'another' });
	expect(moving).toContain('gleicher Preis');
	expect(moving).not.toMatch(/1,90/);
});
