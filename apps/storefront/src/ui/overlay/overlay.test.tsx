import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog, Drawer } from './dialog.tsx';

const closed = { open: false, onClose: () => undefined, title: 'Korb', closeLabel: 'Schließen' };

it('renders nothing until it is opened', () => {
	expect(renderToStaticMarkup(<Dialog {...closed} />)).toBe('');
	expect(renderToStaticMarkup(<Drawer {...closed} />)).toBe('');
});
