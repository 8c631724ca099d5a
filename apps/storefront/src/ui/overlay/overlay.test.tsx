import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { Dialog, Drawer } from './dialog.tsx';
import { Menu } from './menu.tsx';

const closed = { open: false, onClose: () => undefined, title: 'Korb', closeLabel: 'Schließen' };

it('renders nothing until it is opened', () => {
	expect(renderToStaticMarkup(<Dialog {...closed} />)).toBe('');
	expect(renderToStaticMarkup(<Drawer {...closed} />)).toBe('');
});

it('describes what its button opens', () => {
	const html = renderToStaticMarkup(
		<Menu label="Liste" items={[]} trigger={(props) => <Button {...props}>Bearbeiten</Button>} />,
	);
	expect(html).toContain('aria-haspopup="menu" aria-expanded="false"');
});
