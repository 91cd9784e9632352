/** Partner applications for ops to review: one or more in each status. */
export interface DemoApplication {
  businessName: string;
  contactName: string;
  contactEmail: string;
  phone: string;
  businessType: 'gym' | 'studio' | 'pool' | 'climbing' | 'spa' | 'courts' | 'other';
  description: string;
  website: string;
  address: string;
  /** Null where the applicant left the pin for later. */
  position: { latitude: number; longitude: number } | null;
  taxId: string;
  bankAccount: string;
  language: 'en' | 'fr' | 'de';
  status: 'submitted' | 'in_review' | 'approved' | 'rejected' | 'changes_requested';
  decisionReason: string | null;
  daysAgo: number;
}

export const demoApplications: readonly DemoApplication[] = [
  {
    businessName: 'Hammam el Jadid',
    contactName: 'Nadia Hariri',
    contactEmail: 'contact@hammam-el-jadid.test',
    phone: '+961 7 720 114',
    businessType: 'spa',
    description:
      'Restored Ottoman bath house in the old city of Saida with two steam rooms and a rest hall. Open daily, women’s hours on three mornings.',
    website: 'https://hammam-el-jadid.test',
    address: 'Khan el Franj Lane, Sidon',
    position: { latitude: 33.5628, longitude: 35.3697 },
    taxId: '601-2871904',
    bankAccount: 'LB62 0999 0000 0001 0019 0122 9114',
    language: 'en',
    status: 'submitted',
    decisionReason: null,
    daysAgo: 1,
  },
  {
    businessName: 'Bloc des Alpes',
    contactName: 'Claire Rochat',
    contactEmail: 'bonjour@bloc-des-alpes.test',
    phone: '+41 22 555 01 28',
    businessType: 'climbing',
    description:
      'Salle de bloc à Carouge, 600 m² de surface grimpable, ouvertures chaque semaine et un espace café. Nous accueillons débutants et compétiteurs.',
    website: 'https://bloc-des-alpes.test',
    address: 'Rue Saint-Joseph 31, Genève',
    position: { latitude: 46.1817, longitude: 6.1397 },
    taxId: 'CHE 114552908',
    bankAccount: 'CH93 0076 2011 6238 5295 7',
    language: 'fr',
    status: 'submitted',
    decisionReason: null,
    daysAgo: 2,
  },
  {
    businessName: 'Kraftwerk Neukölln',
    contactName: 'Jonas Becker',
    contactEmail: 'hallo@kraftwerk-neukoelln.test',
    phone: '+49 30 5550 1743',
    businessType: 'gym',
    description:
      'Kleines Krafttraining-Studio im Hinterhof mit sechs Plattformen. Kurse morgens und abends, dazwischen freies Training unter Aufsicht.',
    website: '',
    address: 'Karl-Marx-Straße 88, Berlin',
    position: { latitude: 52.477, longitude: 13.4396 },
    taxId: 'DE 311 402 778',
    bankAccount: 'DE89 3704 0044 0532 0130 00',
    language: 'de',
    status: 'submitted',
    decisionReason: null,
    daysAgo: 4,
  },
  {
    businessName: 'Zahlé Padel Gardens',
    contactName: 'Elie Maalouf',
    contactEmail: 'office@zahle-padel.test',
    phone: '+961 8 810 336',
    businessType: 'courts',
    description:
      'Three glass courts by the Berdawni with floodlights and a small café. Clinics for beginners every evening and a league on Fridays.',
    website: 'https://zahle-padel.test',
    address: 'Berdawni Promenade, Zahlé',
    position: { latitude: 33.8497, longitude: 35.8961 },
    taxId: '601-3014427',
    bankAccount: 'LB02 0999 0000 0001 0019 0122 4471',
    language: 'en',
    status: 'in_review',
    decisionReason: null,
    daysAgo: 6,
  },
  {
    businessName: 'Studio Amal',
    contactName: 'Amal Karami',
    contactEmail: 'amal@studio-amal.test',
    phone: '+961 6 433 209',
    businessType: 'studio',
    description:
      'Yoga and dance for women in Tripoli, on the first floor above the pharmacy. Twelve classes a week, child care in the mornings.',
    website: '',
    address: 'Azmi Street, Tripoli',
    position: null,
    taxId: '601-2990013',
    bankAccount: 'LB85 0999 0000 0001 0019 0122 7730',
    language: 'fr',
    status: 'changes_requested',
    decisionReason: 'Please add the trade register number and a photo of the entrance.',
    daysAgo: 9,
  },
  {
    businessName: 'Bahr Swim Club',
    contactName: 'Rima Khoury',
    contactEmail: 'desk@bahr-swim-club.test',
    phone: '+961 9 640 772',
    businessType: 'pool',
    description:
      'Sea-water pool with six lanes above the bay of Jounieh. Coached sets at dawn and after work, lessons for adults, open water on Saturdays.',
    website: 'https://bahr-swim-club-jounieh.test',
    address: '60 Kaslik Road, Jounieh',
    position: { latitude: 33.9808, longitude: 35.6172 },
    taxId: '601-1988120',
    bankAccount: 'LB92 0999 0000 0001 0019 0122 1008',
    language: 'en',
    status: 'approved',
    decisionReason: null,
    daysAgo: 120,
  },
  {
    businessName: 'QuickFit Vending',
    contactName: 'Marc Girard',
    contactEmail: 'sales@quickfit-vending.test',
    phone: '+33 1 55 50 19 44',
    businessType: 'other',
    description:
      'We place vending machines for protein snacks in gyms and would like to be listed next to the classes of your partners.',
    website: 'https://quickfit-vending.test',
    address: 'Rue de Rome 12, Marseille',
    position: null,
    taxId: 'FR 40 303 265 045',
    bankAccount: 'FR14 2004 1010 0505 0001 3M02 606',
    language: 'fr',
    status: 'rejected',
    decisionReason: 'Pulse lists places where people train. A machine alone is not a venue.',
    daysAgo: 15,
  },
];
