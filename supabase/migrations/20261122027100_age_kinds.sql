-- A file of its own: a new value of an enumeration cannot be used in the transaction that adds it.
alter type public.notification_kind add value 'age_contest_decided' after 'farm_question';
alter type public.notification_kind add value 'staff_age_contest' after 'staff_withdrawal';
