/** What a person has typed, shared by the forms: switching between them keeps it. */
export interface TypedAccount {
  full_name: string;
  email: string;
  password: string;
  adult: boolean;
}
