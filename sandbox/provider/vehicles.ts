/** A car in the register of motor vehicles. */
export interface Vehicle {
  readonly plate: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** Absent for a car without a recorded colour. */
  readonly colour?: string;
  readonly isEligibleForEv: boolean;
}

type Row = readonly [
  plate: string,
  make: string,
  model: string,
  year: number,
  colour: string | undefined,
  eligible: boolean,
];

const rows: readonly Row[] = [
  ['EVBLAK', 'Tesla', 'Model 3', 2023, 'Black', true],
  ['EVBLUE', 'Nissan', 'Leaf', 2019, 'Blue', true],
  ['EVGREN', 'MG', 'ZS EV', 2022, 'Green', true],
  ['EVGREY', 'Hyundai', 'Kona Electric', 2021, 'Grey', true],
  ['EVRED', 'BYD', 'Dolphin', 2024, 'Red', true],
  ['EVSILV', 'Kia', 'EV6', 2022, 'Silver', true],
  ['EVWHIT', 'Polestar', '2', 2023, 'White', true],
  ['EVORNG', 'BMW', 'i3', 2018, 'Orange', true],
  ['EVNONE', 'Renault', 'Zoe', 2017, undefined, true],
  ['PHEV1', 'Mitsubishi', 'Outlander PHEV', 2020, 'White', true],
  ['PETROL', 'Toyota', 'Corolla', 2015, 'Silver', false],
  ['DIESEL', 'Ford', 'Ranger', 2018, 'Blue', false],
  ['HYBRID', 'Toyota', 'Aqua', 2014, 'Red', false],
];

export const vehicles: readonly Vehicle[] = rows.map(
  ([plate, make, model, year, colour, isEligibleForEv]) => ({
    plate,
    make,
    model,
    year,
    ...(colour !== undefined && { colour }),
    isEligibleForEv,
  }),
);

const byPlate = new Map(vehicles.map((vehicle) => [vehicle.plate, vehicle]));

/** Finds a car by its plate, in upper or lower case. */
export function vehicleOf(plate: string): Vehicle | undefined {
  return byPlate.get(plate.toUpperCase());
}
