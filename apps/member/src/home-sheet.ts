import "./home.css";
