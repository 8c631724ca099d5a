import { expect, it } from 'vitest';
import { streetLine, townLine } from './address-lines.ts';

it('writes an address as its country does', () => {
	expect(streetLine('AT', 'Neubaugasse', '12')).toBe('Neubaugasse 12');
	expect(streetLine('GB', 'Baker Street', '221b')).toBe('221b Baker Street');
	expect(streetLine('GB', 'Baker Street', '')).toBe('Baker Street');
	expect(townLine('AT', '1070', 'Wien')).toBe('1070 Wien');
	expect(townLine('GB', 'NW1', 'London')).toBe('London NW1');
	expect(townLine('GB', '', 'London')).toBe('London');
});
