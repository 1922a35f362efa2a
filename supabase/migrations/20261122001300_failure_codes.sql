-- The engine and the function had a name each for the same failure.
update public.automation_requests set error_code = 'answers_invalid' where error_code = 'invalid_answers';
