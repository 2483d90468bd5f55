import { Band, Link, type ModuleProps } from 'waymark/extend';

interface ClinicMapModule {
  readonly title: string;
  readonly label: string;
  readonly query: { readonly list: string };
}

interface Clinic {
  readonly name: string;
  readonly phone: string;
  readonly map: { readonly x: number; readonly y: number };
}

const land = 'M0 0H400V300H0Z';
const strait = 'M0 262C60 240 92 282 150 268S236 246 268 262 330 250 400 236V300H0Z';
const harbour =
  'M176 96C206 70 262 66 292 84S338 128 330 158 306 214 304 280L258 280C264 236 252 212 234 200S182 196 172 172 156 116 176 96Z';
const inlet = 'M0 62C36 54 62 60 84 76S104 104 86 108 40 92 0 96Z';

/** A drawn map of the harbour with a pin for each clinic. */
export function ClinicMap({ module, host }: ModuleProps<ClinicMapModule>) {
  const clinics = host.items(module.query).map(({ fields }) => fields as unknown as Clinic);
  return (
    <Band title={module.title} surface="mist">
      <svg className="clinic-map" viewBox="0 0 400 300">
        <title>{module.title}</title>
        <path className="clinic-map-land" d={land} />
        {[strait, harbour, inlet].map((water) => (
          <path className="clinic-map-water" d={water} key={water} />
        ))}
        {clinics.map(({ name, phone, map }) => (
          <Link
            className="clinic-map-pin"
            href={`tel:${phone.replaceAll(' ', '')}`}
            label={`${module.label} ${name}, ${phone}`}
            key={name}
          >
            <circle cx={map.x * 4} cy={map.y * 3} r="9" />
            <text x={map.x * 4 + 15} y={map.y * 3 + 5}>
              {name}
            </text>
          </Link>
        ))}
      </svg>
    </Band>
  );
}
