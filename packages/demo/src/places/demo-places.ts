import type { City } from './city.ts';
import { graz } from './graz.ts';
import { linz } from './linz.ts';
import { london } from './london.ts';
import { salzburg } from './salzburg.ts';
import { vienna } from './vienna.ts';

/** Where a demo shop delivers and where orders are collected. */
export type DemoPlaces = {
	cities: City[];
	areas: Area[];
	stores: DemoStore[];
	/** Picking units, each a region of the catalogue, with the stops of their vans per window. */
	units: Record<string, number>;
	/** Monday is 1. */
	deliveryDays: number[];
	/** A street with orders in every other window, so that green windows show up on any day. */
	busyStreet: string;
};

export type Area = {
	number: string;
	name: string;
	unit: string;
	city: string;
	postalCodes: string[];
	isDefault?: boolean;
};

export type DemoStore = {
	storeId: string;
	name: string;
	unit: string;
	street: string;
	number: string;
	postalCode: string;
	city: string;
	phone: string;
	hours: [opens: string, closes: string, saturday: string, sunday?: [string, string]];
};

const codesOf = (city: City, isIn: (code: string) => boolean = () => true) => [
	...new Set(city.districts.map(({ postalCode }) => postalCode).filter(isIn)),
];
const inner = (code: string) => code < '1100' || code === '1200';
const west = (code: string) => code >= '1130' && code <= '1190';
const beyondDanube = (code: string) => code === '1210' || code === '1220';
const south = (code: string) => !inner(code) && !west(code) && !beyondDanube(code);

export const demoPlaces: Record<string, DemoPlaces> = {
	korb: {
		cities: [vienna, graz, linz, salzburg],
		units: { wien: 40, graz: 24, default: 14 },
		deliveryDays: [1, 2, 3, 4, 5, 6],
		busyStreet: 'Praterstraße',
		areas: [
			{
				number: 'W1',
				name: 'Wien Mitte',
				unit: 'wien',
				city: 'wien',
				postalCodes: codesOf(vienna, inner),
				isDefault: true,
			},
			{
				number: 'W2',
				name: 'Wien West',
				unit: 'wien',
				city: 'wien',
				postalCodes: codesOf(vienna, west),
			},
			{
				number: 'W3',
				name: 'Wien Süd',
				unit: 'wien',
				city: 'wien',
				postalCodes: codesOf(vienna, south),
			},
			{
				number: 'W4',
				name: 'Wien Nord',
				unit: 'wien',
				city: 'wien',
				postalCodes: codesOf(vienna, beyondDanube),
			},
			{ number: 'G1', name: 'Graz', unit: 'graz', city: 'graz', postalCodes: codesOf(graz) },
			{ number: 'L1', name: 'Linz', unit: 'default', city: 'linz', postalCodes: codesOf(linz) },
		],
		stores: [
			{
				storeId: 'w-neubau',
				name: 'Korb Neubau',
				unit: 'wien',
				street: 'Neubaugasse',
				number: '31',
				postalCode: '1070',
				city: 'Wien',
				phone: '+43 1 555 01 31',
				hours: ['07:15', '20:00', '18:00'],
			},
			{
				storeId: 'w-praterstern',
				name: 'Korb Praterstern',
				unit: 'wien',
				street: 'Praterstraße',
				number: '78',
				postalCode: '1020',
				city: 'Wien',
				phone: '+43 1 555 01 32',
				hours: ['05:30', '23:00', '23:00', ['06:30', '22:00']],
			},
			{
				storeId: 'w-landstrasse',
				name: 'Korb Landstraße',
				unit: 'wien',
				street: 'Landstraßer Hauptstraße',
				number: '46',
				postalCode: '1030',
				city: 'Wien',
				phone: '+43 1 555 01 33',
				hours: ['07:15', '20:00', '18:00'],
			},
			{
				storeId: 'w-alsergrund',
				name: 'Korb Alsergrund',
				unit: 'wien',
				street: 'Währinger Straße',
				number: '22',
				postalCode: '1090',
				city: 'Wien',
				phone: '+43 1 555 01 34',
				hours: ['07:15', '19:45', '18:00'],
			},
			{
				storeId: 'w-favoriten',
				name: 'Korb Favoriten',
				unit: 'wien',
				street: 'Favoritenstraße',
				number: '118',
				postalCode: '1100',
				city: 'Wien',
				phone: '+43 1 555 01 35',
				hours: ['07:15', '20:00', '18:00'],
			},
			{
				storeId: 'w-hietzing',
				name: 'Korb Hietzing',
				unit: 'wien',
				street: 'Hietzinger Hauptstraße',
				number: '22',
				postalCode: '1130',
				city: 'Wien',
				phone: '+43 1 555 01 36',
				hours: ['07:30', '19:30', '18:00'],
			},
			{
				storeId: 'w-floridsdorf',
				name: 'Korb Floridsdorf',
				unit: 'wien',
				street: 'Brünner Straße',
				number: '19',
				postalCode: '1210',
				city: 'Wien',
				phone: '+43 1 555 01 37',
				hours: ['07:15', '20:00', '18:00'],
			},
			{
				storeId: 'g-jakomini',
				name: 'Korb Jakomini',
				unit: 'graz',
				street: 'Conrad-von-Hötzendorf-Straße',
				number: '14',
				postalCode: '8010',
				city: 'Graz',
				phone: '+43 316 555 01',
				hours: ['07:15', '19:45', '18:00'],
			},
			{
				storeId: 'g-lend',
				name: 'Korb Lend',
				unit: 'graz',
				street: 'Keplerstraße',
				number: '51',
				postalCode: '8020',
				city: 'Graz',
				phone: '+43 316 555 02',
				hours: ['07:15', '19:45', '18:00'],
			},
			{
				storeId: 'l-landstrasse',
				name: 'Korb Linz Landstraße',
				unit: 'default',
				street: 'Landstraße',
				number: '60',
				postalCode: '4020',
				city: 'Linz',
				phone: '+43 732 555 01',
				hours: ['07:30', '19:30', '18:00'],
			},
		],
	},
	greenbasket: {
		cities: [london],
		units: { london: 40 },
		deliveryDays: [1, 2, 3, 4, 5, 6, 7],
		busyStreet: 'Exmouth Market',
		areas: [
			{
				number: 'L1',
				name: 'London',
				unit: 'london',
				city: 'london',
				postalCodes: codesOf(london),
				isDefault: true,
			},
		],
		stores: [
			{
				storeId: 'islington',
				name: 'Greenbasket Islington',
				unit: 'london',
				street: 'Upper Street',
				number: '112',
				postalCode: 'N1',
				city: 'London',
				phone: '+44 20 7946 0101',
				hours: ['07:00', '22:00', '22:00', ['11:00', '17:00']],
			},
			{
				storeId: 'soho',
				name: 'Greenbasket Soho',
				unit: 'london',
				street: 'Regent Street',
				number: '97',
				postalCode: 'W1B',
				city: 'London',
				phone: '+44 20 7946 0102',
				hours: ['07:00', '23:00', '23:00', ['11:00', '17:00']],
			},
			{
				storeId: 'borough',
				name: 'Greenbasket Borough',
				unit: 'london',
				street: 'Borough High Street',
				number: '48',
				postalCode: 'SE1',
				city: 'London',
				phone: '+44 20 7946 0103',
				hours: ['07:00', '22:00', '22:00', ['11:00', '17:00']],
			},
			{
				storeId: 'hackney',
				name: 'Greenbasket Hackney',
				unit: 'london',
				street: 'Mare Street',
				number: '156',
				postalCode: 'E8',
				city: 'London',
				phone: '+44 20 7946 0104',
				hours: ['07:00', '22:00', '22:00', ['11:00', '17:00']],
			},
			{
				storeId: 'notting-hill',
				name: 'Greenbasket Notting Hill',
				unit: 'london',
				street: 'Portobello Road',
				number: '51',
				postalCode: 'W11',
				city: 'London',
				phone: '+44 20 7946 0105',
				hours: ['07:30', '21:00', '21:00', ['11:00', '17:00']],
			},
			{
				storeId: 'battersea',
				name: 'Greenbasket Battersea',
				unit: 'london',
				street: 'Lavender Hill',
				number: '41',
				postalCode: 'SW11',
				city: 'London',
				phone: '+44 20 7946 0106',
				hours: ['07:00', '22:00', '22:00', ['11:00', '17:00']],
			},
		],
	},
};
