/** Accounts of the demonstration. Their passwords are public, so they exist in demo data only. */
export const DEMO_STAFF = [
  { userId: 'operator', password: 'demo-operator', role: 'OPERATOR' },
  { userId: 'clinic.one', password: 'demo-clinic-one', role: 'CLINIC' },
  { userId: 'clinic.two', password: 'demo-clinic-two', role: 'CLINIC' },
] as const;
