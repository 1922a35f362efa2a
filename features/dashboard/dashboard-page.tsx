export default function P(){return <h1>dashboard/dashboard-page</h1>}
